import { createHash } from "node:crypto";
import { PLACE_LIMIT } from "../../../domain/districts.ts";
import { IMAGES_PER_EVENT } from "../../../domain/events.ts";
import { isBlank, isTooLong, normalised } from "../../../domain/normalised.ts";
import { isPlainUrl } from "../../../domain/parsable-address.ts";

/** An event as a list tells it, before it has a place and a key. */
export interface ToldEvent {
  title: string;
  description: string;
  location: string;
  /** ISO 8601 in UTC. */
  date: string;
  /** http or https, at most five. */
  images: string[];
}

/** One item in the feed's own shape (docs/calls.md, 7.2). */
export interface FeedItem {
  caption: string;
  description: string;
  district: string;
  last_modified_at: string;
  image1?: string;
  image2?: string;
  image3?: string;
  image4?: string;
  image5?: string;
}

const IMAGE_NAMES = ["image1", "image2", "image3", "image4", "image5"] as const;
const LONGEST_ADDRESS = 2000;
const LONGEST_MOMENT = 64;
/** Most characters of a title and a description: many times what the longest of the sample's have. */
const TITLE_LIMIT = 200;
const DESCRIPTION_LIMIT = 3000;

/** The most events that a list may have; of a feed that tells more, these first ones are taken. */
export const EVENTS_AT_MOST = 2000;

/** What an item says, or null when it does not fit: no title, no readable time, a field of another type or too long. */
export function readFeedItem(item: unknown): ToldEvent | null {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return null;
  const fields = item as Record<string, unknown>;
  const title = oneLine(fields["caption"], TITLE_LIMIT);
  const description = plainText(fields["description"] ?? "", DESCRIPTION_LIMIT);
  const location = oneLine(fields["district"] ?? "", PLACE_LIMIT);
  const date = readMoment(fields["last_modified_at"]);
  if (!title || isBlank(title) || description === null || location === null || date === null) return null;
  const images = IMAGE_NAMES.map((name) => readAddress(fields[name])).filter((address) => address !== null);
  return { title, description, location, date, images: images.slice(0, IMAGES_PER_EVENT) };
}

/** An event in the feed's own shape, so that one installation can feed another. */
export function feedItemOf({ title, description, location, date, images }: ToldEvent): FeedItem {
  const item: FeedItem = { caption: title, description, district: location, last_modified_at: date };
  for (const [index, name] of IMAGE_NAMES.entries()) if (images[index]) item[name] = images[index];
  return item;
}

/** Text without control characters other than line breaks, or null when it is no text or longer than `limit` allows. */
function plainText(value: unknown, limit: number): string | null {
  if (typeof value !== "string" || isTooLong(value, limit)) return null;
  const breaks = value.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/\t/g, " ");
  return normalised(breaks.toWellFormed().replace(/[^\P{Cc}\n]|\uFEFF/gu, ""), limit);
}

/** The same without line breaks, and without what would turn the direction of its neighbours. */
const oneLine = (value: unknown, limit: number) =>
  plainText(value, limit)
    ?.replace(/[\u202A-\u202E\u2066-\u2069]/g, "")
    .replace(/\s+/gu, " ")
    .trim() ?? null;

/** Only http and https, without a name and password; whatever a browser would read differently is dropped. */
function readAddress(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const address = value.trim();
  if (address.length > LONGEST_ADDRESS || !/^https?:\/\/[^\s"'<>\\^`{|}]+$/i.test(address)) return null;
  return isPlainUrl(address) ? address : null;
}

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** A moment as ISO 8601 in UTC; one without a zone is Indian time (docs/product.md, 7). Null when it is none. */
export function readMoment(value: unknown): string | null {
  const [, year, month, date, hour = "00", minute = "00", second = "00", zone = "+05:30"] =
    (typeof value === "string" && value.length <= LONGEST_MOMENT && MOMENT.exec(value.trim())) || [];
  const written = `${year}-${month}-${date}T${hour}:${minute}:${second}`;
  const asUtc = Date.parse(`${written}Z`);
  // 30 February would otherwise become 2 March.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(written)) return null;
  const offset = zone.toUpperCase() === "Z" ? "Z" : zone.replace(/^(.\d{2}):?(\d{2})$/, "$1:$2");
  const moment = new Date(`${written}${offset}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Sixteen characters that stand for the given words. */
export const fingerprint = (...words: string[]): string =>
  createHash("sha256").update(JSON.stringify(words)).digest("hex").slice(0, 16);
