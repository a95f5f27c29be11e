import { findDistrict, PLACE_NAME_MAX_LENGTH } from "../districts.ts";
import type { ShownPicture } from "../pictures/pictures.schema.ts";
import { foldText } from "../search/fold-text.ts";
import { truncate } from "../text/graphemes.ts";
import { normalize } from "../text/normalize.ts";
import type { EventUpdate } from "./event.ts";

export const EVENTS_PER_BATCH = 6;
/** Bounds each response; a multiple of the batch. */
export const EVENTS_PER_WINDOW = 60;
export const MAX_IMAGES_PER_EVENT = 5;
export const MAX_GALLERY_PICTURES = 40;
export const RELATED_EVENTS_COUNT = 3;
/** Characters. */
const EXCERPT_LENGTH = 100;
/** Code units examined. */
const EXCERPT_SCAN_LENGTH = 4000;

export const EVENT_ERRORS = {
  "events-not-fetched": "Failed to fetch event updates",
  "no-feed-here": "There is no event feed here.",
  "feed-key-wrong": "The key of the event feed is missing or wrong.",
  "feed-request-unknown": "There is no such request.",
  "event-time-unknown": "when must be coming or past.",
} as const;

/** Our own copies of a picture. */
export interface EventPicture {
  /** Smallest first. */
  sizes: { width: number; address: string }[];
  /** Of the largest. */
  width: number;
  height: number;
  /** 1200 × 630, for link previews. */
  preview: string;
}

export interface DescribedPicture extends EventPicture {
  description: string;
  description_ml: string;
  /** Per cent from the left and from the top; absent: the middle. */
  focus?: { x: number; y: number };
}

/** A picture of the gallery of an event that is over. */
export interface GalleryPicture extends ShownPicture {
  /** Blank: its description says enough. */
  caption: string;
  caption_ml: string;
}

type Unshown = "images" | "image_descriptions" | "was" | "gallery" | "gallery_captions" | "gallery_captions_ml";

export interface ShownEvent extends Omit<EventUpdate, Unshown> {
  /** Those fetched so far; none: placeholder. */
  pictures: DescribedPicture[];
  /** First announced plan of a moved event. */
  was: AnnouncedPlan | null;
  coming: boolean;
}

export interface AnnouncedPlan {
  starts_at: string | null;
  ends_at: string | null;
  venue: string;
  venue_ml: string;
}

export interface OpenEvent {
  event: ShownEvent;
  /** As stored, perhaps with formatting. */
  stored: Pick<EventUpdate, "description" | "description_ml">;
  next: ShownEvent | null;
  others: ShownEvent[];
  /** The gallery, once it is over. */
  photos: GalleryPicture[];
}

export const getExcerpt = (description: string): string =>
  truncate(description.slice(0, EXCERPT_SCAN_LENGTH).replace(/\s+/gu, " "), EXCERPT_LENGTH);

/** Canonical key of a place: a district, else normalised text; undefined when too long. */
export const placeKey = (place: string): string | undefined => {
  const known = findDistrict(place)?.name ?? normalize(place, PLACE_NAME_MAX_LENGTH);
  return known === null ? undefined : foldText(known);
};
