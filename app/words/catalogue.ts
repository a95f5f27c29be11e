import { languageAt } from "../../domain/languages.ts";
import * as ENGLISH from "./english/all.ts";
import * as MALAYALAM from "./malayalam/all.ts";
import type { Catalogue, Part, Words } from "./words.ts";

const CATALOGUE: Catalogue = { en: ENGLISH, ml: MALAYALAM };

/**
 * Parts of the words in the language of what was asked for: a loader hands them over as `words`. Loaders alone call
 * this, so that no catalogue reaches a browser (`vite.config.ts` holds that).
 */
export function wordsFor<One extends Part>({ url }: Pick<Request, "url">, ...parts: One[]): Pick<Words, One> {
  const words = CATALOGUE[languageAt(new URL(url).pathname)];
  // The words of another language have the places of the English ones, and so pass for them.
  return Object.fromEntries(parts.map((part) => [part, words[part]])) as unknown as Pick<Words, One>;
}

/** What every public page has: its frame, and what it says when it could not be made. */
export const FRAME = [
  "faults",
  "connection",
  "controls",
  "layout",
  "dates",
  "sending",
  "help",
  // The list of events says on its own page that it could not be loaded.
  "eventList",
  "places",
] as const satisfies Part[];
