import { href } from "react-router";
import { withoutLanguage } from "../../../domain/languages.ts";
import type { Words } from "../../words/words.ts";

export interface NavigationItem {
  name: keyof Words["layout"]["places"];
  /** The address of its English page. */
  to: string;
  /** Where the small menu leads when that differs: both addresses of the event list are kept. */
  toInMenu?: string;
  /** Current for every path that starts like this; without it only for its own path. */
  startsWith?: string;
}

export const NAVIGATION: readonly NavigationItem[] = [
  { name: "home", to: href("/") },
  { name: "about", to: href("/about-us") },
  { name: "registration", to: href("/registration") },
  { name: "essentialLinks", to: href("/essential-links") },
  { name: "eventMap", to: href("/event-map"), startsWith: "/event-map" },
  { name: "events", to: href("/events"), toInMenu: href("/event") },
  { name: "contactUs", to: href("/contact-us") },
];

/** Where else to go: in the menu of a small screen and in the footer, not in the header's row. */
export const FURTHER: readonly NavigationItem[] = [
  { name: "testimonials", to: href("/testimonials") },
  { name: "parents", to: href("/parents") },
  { name: "schools", to: href("/schools") },
  { name: "pledge", to: href("/pledge") },
  { name: "badge", to: href("/badge") },
];

/** Whether somebody at this path is at that place. The event list is itself, its second address and its details. */
export function isCurrent({ to, toInMenu, startsWith }: NavigationItem, path: string): boolean {
  const here = withoutLanguage(path);
  if (startsWith) return here.startsWith(startsWith);
  return [to, toInMenu].some(
    (address) => address && (here === address || (address !== "/" && here.startsWith(`${address}/`))),
  );
}
