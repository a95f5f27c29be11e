import { createHash } from "node:crypto";
import { PLACE_NAME_MAX_LENGTH } from "../../../shared/districts.ts";
import { MAX_IMAGES_PER_EVENT } from "../../../shared/events/events.ts";
import { isBlank, isTooLong, normalize } from "../../../shared/text/normalize.ts";
import { isPlainUrl } from "../../../shared/validation/is-url.ts";

/** An event of a feed, without index and key. */
export interface FeedEvent {
  title: string;
  description: string;
  location: string;
  /** ISO 8601 in UTC. */
  date: string;
  /** http(s), at most five. */
  images: string[];
}

/** The feed's format. */
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
const MAX_URL_LENGTH = 2000;
const MAX_TIMESTAMP_LENGTH = 64;
/** Characters. */
const MAX_TITLE_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 3000;

/** Further ones are skipped. */
export const MAX_EVENTS = 2000;

/** Null when it does not fit: no title, no valid date, wrong types, too long. */
export function readFeedItem(item: unknown): FeedEvent | null {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return null;
  const fields = item as Record<string, unknown>;
  const title = oneLine(fields["caption"], MAX_TITLE_LENGTH);
  const description = plainText(fields["description"] ?? "", MAX_DESCRIPTION_LENGTH);
  const location = oneLine(fields["district"] ?? "", PLACE_NAME_MAX_LENGTH);
  const date = readTimestamp(fields["last_modified_at"]);
  if (!title || isBlank(title) || description === null || location === null || date === null) return null;
  const images = IMAGE_NAMES.map((name) => readAddress(fields[name])).filter((address) => address !== null);
  return { title, description, location, date, images: images.slice(0, MAX_IMAGES_PER_EVENT) };
}

export function toFeedItem({ title, description, location, date, images }: FeedEvent): FeedItem {
  const item: FeedItem = { caption: title, description, district: location, last_modified_at: date };
  for (const [index, name] of IMAGE_NAMES.entries()) if (images[index]) item[name] = images[index];
  return item;
}

/** Text without control characters except line breaks, and without the mark of formatted texts; null when invalid. */
function plainText(value: unknown, limit: number): string | null {
  if (typeof value !== "string" || isTooLong(value, limit)) return null;
  const breaks = value.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/\t/g, " ");
  return normalize(breaks.toWellFormed().replace(/[^\P{Cc}\n]|[\u2060\uFEFF]/gu, ""), limit);
}

/** Also without line breaks and bidi controls. */
const oneLine = (value: unknown, limit: number) =>
  plainText(value, limit)
    ?.replace(/[\u202A-\u202E\u2066-\u2069]/g, "")
    .replace(/\s+/gu, " ")
    .trim() ?? null;

/** http(s) without credentials, and only if browsers parse it identically. */
function readAddress(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const address = value.trim();
  if (address.length > MAX_URL_LENGTH || !/^https?:\/\/[^\s"'<>\\^`{|}]+$/i.test(address)) return null;
  return isPlainUrl(address) ? address : null;
}

const TIMESTAMP_PATTERN =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** ISO 8601 in UTC; without a zone it is Indian time. Null when invalid. */
export function readTimestamp(value: unknown): string | null {
  const [, year, month, date, hour = "00", minute = "00", second = "00", zone = "+05:30"] =
    (typeof value === "string" && value.length <= MAX_TIMESTAMP_LENGTH && TIMESTAMP_PATTERN.exec(value.trim())) || [];
  const written = `${year}-${month}-${date}T${hour}:${minute}:${second}`;
  const asUtc = Date.parse(`${written}Z`);
  // 30 February would become 2 March.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(written)) return null;
  const offset = zone.toUpperCase() === "Z" ? "Z" : zone.replace(/^(.\d{2}):?(\d{2})$/, "$1:$2");
  const moment = new Date(`${written}${offset}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** A 16-character hash. */
export const fingerprint = (...parts: string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
