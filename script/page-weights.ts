import type { Language } from "../domain/languages.ts";

/** Every public page, as a visitor first meets it, by its English address. */
export const PAGES = [
  "/",
  "/about-us",
  "/registration",
  "/event-map",
  "/testimonials",
  "/essential-links",
  "/contact-us",
  "/parents",
  "/schools",
  "/badge",
  "/certificates",
  "/privacy",
  "/help",
  "/events",
  "/events/0",
] as const;

/** The most that a public page may weigh at a first visit, in bytes as they travel; photos are apart. */
export const WEIGHTS: Readonly<Record<Language, Record<"first" | "beforeTouch" | "script" | "scriptEver", number>>> = {
  en: { first: 100_000, beforeTouch: 40_000, script: 10_000, scriptEver: 130_000 },
  ml: { first: 110_000, beforeTouch: 40_000, script: 10_000, scriptEver: 130_000 },
};
