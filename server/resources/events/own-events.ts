import type { Insertable, Kysely } from "kysely";
import type { PublicContent } from "../../database/public-content.ts";
import type { EventRow, Tables } from "../../database/tables.ts";
import type { ToldEvent } from "./feed-item.ts";
import { type KeyedEvent, withKeys } from "./keys.ts";

/** The product's own events in the order of their list. */
export async function ownEvents(db: Kysely<Tables>): Promise<KeyedEvent[]> {
  const rows = await db
    .selectFrom("events")
    .select(["key", "title", "description", "location", "date", "images"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, images: JSON.parse(row.images) as string[] }));
}

/** The same, read once for each change of what the public can see. */
export function keepOwnEvents(db: Kysely<Tables>, { version }: Pick<PublicContent, "version">) {
  let kept: { version: number; events: Promise<KeyedEvent[]> } | undefined;
  return (): Promise<KeyedEvent[]> => {
    const now = version();
    if (kept?.version === now) return kept.events;
    const reading = { version: now, events: ownEvents(db) };
    kept = reading;
    reading.events.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.events;
  };
}

/** Makes these the product's own events, in this order; what stays the same keeps its key. */
export async function replaceOwnEvents(trx: Kysely<Tables>, told: ToldEvent[]): Promise<void> {
  const events = withKeys(told, await ownEvents(trx));
  await trx.deleteFrom("events").execute();
  for (const row of rowsOf(events)) await trx.insertInto("events").values(row).execute();
}

/** Rows of events that are the whole list. */
export const rowsOf = (events: KeyedEvent[]): Insertable<EventRow>[] =>
  events.map(({ key, title, description, location, date, images }, position) => ({
    position,
    key,
    title,
    description,
    location,
    date,
    images: JSON.stringify(images),
  }));

/** Addresses of pictures for those outside: the product's own files get the site's address before their path. */
export const absoluteImages = (images: string[], origin: string): string[] =>
  images.map((image) => (image.startsWith("/") ? origin + image : image));

/** The other way round: what lies in the product's own storage is known by its path alone. */
export const ownImages = (images: string[], origin: string): string[] =>
  images.map((image) => (image.startsWith(`${origin}/files/`) ? image.slice(origin.length) : image));
