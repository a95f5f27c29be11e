import { cut } from "./characters.ts";
import { findDistrict } from "./districts.ts";
import type { EventUpdate } from "./event-update.ts";

/** Events that the list takes at once, and again whenever its reader nears the end (specification, section 9). */
export const EVENTS_PER_BATCH = 6;
/** Pictures of one event, at most (specification, section 9). */
export const IMAGES_PER_EVENT = 5;
/** 'Other Blogs' beside an article (specification, section 9). */
export const OTHER_EVENTS = 3;
/** Characters of the description on a card (specification, section 9). */
const EXCERPT = 100;

/** What people read about events (specification, sections 2.8, 2.9 and 8). */
export const EVENT_WORDS = {
  none: "No events found for this district.",
  allLoaded: "All events loaded",
  notLoaded: "Failed to load events.",
  notFetched: "Failed to fetch event updates",
  noData: "No event data.",
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

/** An event as pages show it. */
export interface ShownEvent extends Omit<EventUpdate, "images"> {
  /** Those that are there already; none: a placeholder stands in. */
  pictures: EventPicture[];
}

/** An event and what its page leads on to. */
export interface OpenEvent {
  event: ShownEvent;
  /** The one after it in the list. */
  next: ShownEvent | null;
  others: ShownEvent[];
}

/** The description as a card shows it. */
export const excerptOf = (description: string): string => cut(description.replace(/\s+/gu, " "), EXCERPT);

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Asia/Kolkata" });
/** The day of a moment as people in Kerala have it: '18 November 2026'. */
export const dayOf = (moment: string): string => day.format(new Date(moment));

const sameWord = (one: string, other: string) =>
  one.trim().normalize("NFC").toLowerCase() === other.trim().normalize("NFC").toLowerCase();

/** Whether an event's location is the place that a filter means, however either is spelled. */
export function isAt(location: string, place: string): boolean {
  const district = findDistrict(place);
  return district ? findDistrict(location) === district : sameWord(location, place);
}
