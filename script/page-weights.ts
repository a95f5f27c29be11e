import type { Language } from "../domain/languages.ts";
import { MAPPED_PAGES } from "../domain/public-addresses.ts";

/** Every public page, as a visitor first meets it, by its English address. */
export const PAGES: readonly string[] = [...MAPPED_PAGES, "/events/0"];

/** The most that a public page may weigh at a first visit, in bytes as they travel; photos are apart. */
export const WEIGHTS: Readonly<Record<Language, Record<"first" | "beforeTouch" | "script" | "scriptEver", number>>> = {
  en: { first: 55_000, beforeTouch: 31_000, script: 4000, scriptEver: 131_000 },
  ml: { first: 90_000, beforeTouch: 31_000, script: 4000, scriptEver: 131_000 },
};

/** What is aimed at beyond that: `script/bench weights` shows where it is reached. */
export const WEIGHTS_AIMED_AT: Readonly<Record<Language, { first: number; scriptEver: number }>> = {
  en: { first: 55_000, scriptEver: 110_000 },
  ml: { first: 90_000, scriptEver: 110_000 },
};

/** What the list of events shall weigh at most at a first visit with its photos, on a screen of one dot a pixel. */
export const EVENTS_WITH_PHOTOS = 130_000;
