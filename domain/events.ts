import { cut } from "./characters.ts";
import { findDistrict, PLACE_LIMIT } from "./districts.ts";
import type { EventUpdate } from "./event-update.ts";
import { folded } from "./folded.ts";
import { normalised } from "./normalised.ts";

/** Events that the list takes at once, and again whenever its reader nears the end (docs/product.md, 2.8). */
export const EVENTS_PER_BATCH = 6;
/** Events that one answer shows at most, so that no answer grows with the list; a whole number of batches. */
export const EVENTS_PER_WINDOW = 60;
/** Pictures of one event, at most (docs/product.md, 7). */
export const IMAGES_PER_EVENT = 5;
/** 'Other Blogs' beside an article (docs/product.md, 2.9). */
export const OTHER_EVENTS = 3;
/** Characters of the description on a card (docs/product.md, 2.8). */
const EXCERPT = 100;
/** So much of a description is looked at for that, in code units, whatever its length. */
const LOOKED_AT = 4000;

/** What is said when events are asked for and there are none to give. */
export const EVENT_SENTENCES = {
  "events-not-fetched": "Failed to fetch event updates",
  "no-feed-here": "There is no event feed here.",
  "feed-key-wrong": "The key of the event feed is missing or wrong.",
  "feed-request-unknown": "There is no such request.",
  "event-time-unknown": "when must be coming or past.",
} as const;

/** A picture as pages show it: the product's own copies, from its own address. */
export interface EventPicture {
  /** Smallest first. */
  sizes: { width: number; address: string }[];
  /** Of the largest, in pixels. */
  width: number;
  height: number;
  /** 1200 by 630, for previews of a shared link. */
  preview: string;
}

/** A picture of an event, and what it shows; blank where nobody said. */
export interface DescribedPicture extends EventPicture {
  description: string;
}

export interface ShownEvent extends Omit<EventUpdate, "images" | "image_descriptions" | "was"> {
  /** Those that are there already; none: a placeholder stands in. */
  pictures: DescribedPicture[];
  /** What was announced first, of one that was moved since; else null. */
  was: AnnouncedPlan | null;
  /** Whether it has a known start or end that is not over. */
  coming: boolean;
}

/** When an event was to begin and end, and where it was to be, in both languages. */
export interface AnnouncedPlan {
  starts_at: string | null;
  ends_at: string | null;
  venue: string;
  venue_ml: string;
}

export interface OpenEvent {
  event: ShownEvent;
  next: ShownEvent | null;
  others: ShownEvent[];
}

export const excerptOf = (description: string): string =>
  cut(description.slice(0, LOOKED_AT).replace(/\s+/gu, " "), EXCERPT);

/** However it is spelled: the name of a district of ours, else its letters; undefined for what is too long to be one. */
export const placeKey = (place: string): string | undefined => {
  const known = findDistrict(place)?.name ?? normalised(place, PLACE_LIMIT);
  return known === null ? undefined : folded(known);
};
