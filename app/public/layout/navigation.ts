import { href } from "react-router";
import type { Messages } from "../../../shared/i18n/catalogues.ts";
import { stripLanguage } from "../../../shared/i18n/languages.ts";

export interface NavigationItem {
  name: keyof Messages["layout"]["places"];
  /** English URL. */
  to: string;
  /** Different target in the small menu, as specified. */
  toInMenu?: string;
  /** Prefix of current paths. */
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

/** Menu of small screens and footer only. */
export const FURTHER: readonly NavigationItem[] = [
  { name: "testimonials", to: href("/testimonials") },
  { name: "parents", to: href("/parents") },
  { name: "forYourself", to: href("/for-yourself") },
  { name: "centres", to: href("/centres") },
  { name: "schools", to: href("/schools") },
  { name: "volunteer", to: href("/volunteer") },
  { name: "pledge", to: href("/pledge") },
  { name: "badge", to: href("/badge") },
  { name: "materials", to: href("/materials") },
  { name: "pressKit", to: href("/press-kit") },
];

export function isCurrent({ to, toInMenu, startsWith }: NavigationItem, path: string): boolean {
  const current = stripLanguage(path);
  if (startsWith) return current.startsWith(startsWith);
  return [to, toInMenu].some(
    (address) => address && (current === address || (address !== "/" && current.startsWith(`${address}/`))),
  );
}
