import type { Language } from "../shared/i18n/languages.ts";
import { MAPPED_PAGES } from "../shared/public-routes.ts";

export const PAGES: readonly string[] = [...MAPPED_PAGES, "/events/0"];

/** Limits of a first visit in transferred bytes, without photos. */
export const WEIGHTS: Readonly<Record<Language, Record<"first" | "beforeTouch" | "script" | "scriptEver", number>>> = {
  en: { first: 55_000, beforeTouch: 31_000, script: 4000, scriptEver: 131_000 },
  ml: { first: 90_000, beforeTouch: 31_000, script: 4000, scriptEver: 131_000 },
};

/** Stricter targets, reported by `script/bench weights`. */
export const WEIGHTS_AIMED_AT: Readonly<Record<Language, { first: number; scriptEver: number }>> = {
  en: { first: 55_000, scriptEver: 110_000 },
  ml: { first: 90_000, scriptEver: 110_000 },
};

/** Event list with photos at 1x, in bytes. */
export const EVENTS_WITH_PHOTOS = 130_000;
