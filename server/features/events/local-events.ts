import type { Insertable, Kysely, Selectable } from "kysely";
import type { EventUpdate } from "../../../shared/events/event.ts";
import { pictureIdIn } from "../../../shared/pictures/pictures.ts";
import type { EventRow, Tables } from "../../database/tables.ts";
import { findPictureFiles } from "../../storage/picture-uses.ts";
import { firstDays, getPreviousPlan } from "./announced-plan.ts";
import { filesIn } from "./event-files.ts";
import { type KeyedEvent, withKeys } from "./event-keys.ts";
import { getResults, NO_RESULTS } from "./event-results.ts";
import type { FeedEvent } from "./feed-item.ts";
import { type ListedEvent, toFeedEvent, withPlainText } from "./list-events.ts";
import type { OrderedEvent } from "./order-events.ts";

type Row = Selectable<EventRow>;

/** Those added by staff first, then imported ones. */
export async function localEvents(db: Kysely<Tables>): Promise<ListedEvent[]> {
  const rows = await db.selectFrom("events").selectAll().orderBy("position").orderBy("id").execute();
  const used = rows.flatMap(({ images }) => (images.includes('"picture:') ? (JSON.parse(images) as string[]) : []));
  const files = await findPictureFiles(
    db,
    used.map(pictureIdIn).filter((id) => id !== null),
  );
  return rows.map((row) => fromRow(row, files));
}

/** With an alt text per picture, blank where missing. @param files paths of pictures of the library; absent: references */
export function fromRow(row: Row, files?: ReadonlyMap<number, string>): ListedEvent {
  const { key, title, title_ml, description, description_ml, location, status, reason, reason_ml, publish_at } = row;
  const { starts_at, ends_at, venue, venue_ml } = row;
  const described = JSON.parse(row.image_descriptions) as string[];
  const pictures = (JSON.parse(row.images) as string[]).flatMap((address, place) => {
    const id = files && pictureIdIn(address);
    const path = id ? files.get(id) : address;
    return path === undefined ? [] : [{ path, description: described[place] ?? "" }];
  });
  return withPlainText({
    key,
    title,
    title_ml,
    description,
    description_ml,
    location,
    // News on the day on which it appears.
    date: publish_at !== null && publish_at > row.date ? publish_at : row.date,
    images: pictures.map(({ path }) => path),
    image_descriptions: pictures.map(({ description }) => description),
    starts_at,
    ends_at,
    venue,
    venue_ml,
    status,
    was: getPreviousPlan(row, row),
    reason,
    reason_ml,
    ...NO_RESULTS,
    ...getResults(row),
    source: "own" as const,
    admin: row.of_staff === 1,
    sequence: row.version,
    first: firstDays(row),
    publish_at,
  });
}

/**
 * Replaces imported events; unchanged ones keep their key, staff's are kept.
 * @returns storage keys referenced before
 */
export async function replaceLocalEvents(trx: Kysely<Tables>, items: FeedEvent[]): Promise<string[]> {
  const known = await localEvents(trx);
  const ofStaff = new Set(known.filter(({ admin }) => admin).map(({ key }) => key));
  const events = withKeys(items, known).filter(({ key }) => !ofStaff.has(key));
  const before = await trx.deleteFrom("events").where("of_staff", "is", null).returning("images").execute();
  for (const row of getRows(events)) await trx.insertInto("events").values(row).execute();
  return before.flatMap(filesIn);
}

export const getRows = (events: KeyedEvent[]): Insertable<EventRow>[] =>
  events.map(({ key, title, description, location, date, images }, position) => ({
    position,
    key,
    title,
    description,
    location,
    date,
    images: JSON.stringify(images),
  }));

/** Makes own picture paths absolute. */
export const absoluteImages = (images: string[], origin: string): string[] =>
  images.map((image) => (image.startsWith("/") ? origin + image : image));

/** Reverses `absoluteImages`. */
export const ownImages = (images: string[], origin: string): string[] =>
  images.map((image) => (image.startsWith(`${origin}/files/`) ? image.slice(origin.length) : image));

/** Public JSON of an event; `origin` makes own picture paths absolute. */
export function toEvent(listed: OrderedEvent, origin: string): EventUpdate {
  const { was, ...event } = toFeedEvent(listed);
  const { starts_at, ends_at, venue } = was ?? {};
  return {
    ...event,
    images: absoluteImages(event.images, origin),
    was: was && { starts_at: starts_at ?? null, ends_at: ends_at ?? null, venue: venue ?? "" },
  };
}
