import { href } from "react-router";
/** One place of the main navigation. */
export interface NavigationItem {
  label: string;
  to: string;
  /** Where the small menu leads when that differs: both addresses of the event list are kept. */
  toInMenu?: string;
  /** Current for every path that starts like this; without it only for its own path. */
  startsWith?: string;
}

export const NAVIGATION: readonly NavigationItem[] = [
  { label: "Home", to: href("/") },
  { label: "About", to: href("/about-us") },
  { label: "Registration", to: href("/registration") },
  { label: "Essential Links", to: href("/essential-links") },
  { label: "Event Map", to: href("/event-map"), startsWith: "/event-map" },
  { label: "Event Updates", to: href("/events"), toInMenu: href("/event") },
  { label: "Contact Us", to: href("/contact-us") },
];

/** Whether somebody at this path is at that place. The event list is itself, its second address and its details. */
export function isCurrent({ to, toInMenu, startsWith }: NavigationItem, path: string): boolean {
  if (startsWith) return path.startsWith(startsWith);
  return [to, toInMenu].some(
    (address) => address && (path === address || (address !== "/" && path.startsWith(`${address}/`))),
  );
}
