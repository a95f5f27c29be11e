import { setImmediate as nextTurn } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { PictureUse } from "../../shared/pictures/pictures.schema.ts";
import { pictureIdIn, toPictureReference } from "../../shared/pictures/pictures.ts";
import type { Tables } from "../database/tables.ts";
import { toFileUrl } from "./storage.ts";

interface Sought {
  id: number;
  file_key: string;
}

type Uses = Map<number, PictureUse[]>;

/** Pictures that were uploaded for an event. */
export const EVENT_UPLOADS_FOLDER = "event-uploads";

const BATCH_SIZE = 500;
const IN_TEXT = /!\[[^\]]*\]\(picture:(\d{1,9})\)/g;

/**
 * What uses these pictures: drafts and published versions of pages, events, testimonials, partners.
 * @param now for versions of pages that are over
 */
export async function findPictureUses(
  db: Kysely<Tables>,
  pictures: readonly Sought[],
  now: string,
): Promise<ReadonlyMap<number, PictureUse[]>> {
  const uses: Uses = new Map(pictures.map(({ id }) => [id, []]));
  if (pictures.length === 0) return uses;
  const ids = new Map(pictures.map(({ id, file_key }) => [toFileUrl(file_key), id]));
  const idOf = (address: string) => ids.get(address) ?? pictureIdIn(address) ?? 0;
  const note = (used: Iterable<number>, use: PictureUse) => {
    for (const id of new Set(used)) uses.get(id)?.push(use);
  };
  await notePages(db, note, now);
  await noteEvents(db, note, idOf);
  await noteOverrides(db, note);
  await noteTestimonials(db, note, [...uses.keys()]);
  await notePartners(db, note, idOf);
  return uses;
}

type Note = (used: Iterable<number>, use: PictureUse) => void;

const inText = (text: string): number[] => [...text.matchAll(IN_TEXT)].map(([, id]) => Number(id));

async function notePages(db: Kysely<Tables>, note: Note, now: string): Promise<void> {
  const drafts = await db
    .selectFrom("own_pages")
    .select(["id", "title", "body", "body_ml"])
    .where(({ or, eb }) => or([eb("body", "like", "%(picture:%"), eb("body_ml", "like", "%(picture:%")]))
    .orderBy("id")
    .execute();
  const versions = await db
    .selectFrom("own_pages as p")
    .innerJoin("page_versions as v", "v.page_id", "p.id")
    .select(["p.id", "p.title", "v.body", "v.body_ml"])
    .where(({ or, eb }) => or([eb("v.until", "is", null), eb("v.until", ">", now)]))
    .where(({ or, eb }) => or([eb("v.body", "like", "%(picture:%"), eb("v.body_ml", "like", "%(picture:%")]))
    .orderBy("p.id")
    .execute();
  const pages = new Map<number, { label: string; used: Set<number> }>();
  for (const { id, title, body, body_ml } of [...drafts, ...versions]) {
    const page = pages.get(id) ?? { label: title, used: new Set() };
    for (const used of [...inText(body), ...inText(body_ml)]) page.used.add(used);
    pages.set(id, page);
  }
  for (const [id, { label, used }] of pages) note(used, { kind: "page", id, label });
}

async function noteEvents(db: Kysely<Tables>, note: Note, idOf: (address: string) => number): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("events")
      .select(["id", "key", "title", "images", "gallery"])
      .where("id", ">", after)
      .where(({ or, eb }) =>
        or([eb("images", "like", '%"/files/%'), eb("images", "like", '%"picture:%'), eb("gallery", "<>", "[]")]),
      )
      .orderBy("id")
      .limit(BATCH_SIZE)
      .execute();
    for (const { key, title, images, gallery } of rows) {
      const used = (JSON.parse(images) as string[]).map(idOf);
      note([...used, ...(JSON.parse(gallery) as number[])], { kind: "event", id: key, label: title });
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.id;
    await nextTurn();
  }
}

async function noteOverrides(db: Kysely<Tables>, note: Note): Promise<void> {
  const rows = await db
    .selectFrom("event_overrides")
    .select(["key", "title", "seen", "gallery"])
    .where("gallery", "is not", null)
    .orderBy("id")
    .execute();
  for (const { key, title, seen, gallery } of rows) {
    const label = title ?? (JSON.parse(seen ?? "{}") as { title?: string }).title ?? key;
    note(JSON.parse(gallery ?? "[]") as number[], { kind: "event", id: key, label });
  }
}

async function noteTestimonials(db: Kysely<Tables>, note: Note, ids: number[]): Promise<void> {
  const rows = await db
    .selectFrom("testimonials")
    .select(["id", "name", "title", "picture_id"])
    .where("picture_id", "in", ids)
    .orderBy("id")
    .execute();
  for (const { id, name, title, picture_id } of rows)
    note([picture_id ?? 0], { kind: "testimonial", id, label: title || name });
}

async function notePartners(db: Kysely<Tables>, note: Note, idOf: (address: string) => number): Promise<void> {
  const row = await db.selectFrom("campaign").select("facts").executeTakeFirst();
  const { partners } = JSON.parse(row?.facts ?? "{}") as { partners?: { name: string; picture?: string }[] | null };
  for (const [place, { name, picture = "" }] of (partners ?? []).entries())
    note([idOf(picture)], { kind: "partner", id: place + 1, label: name });
}

/** Paths of pictures by id. */
export async function findPictureFiles(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("pictures")
    .select(["id", "file_key"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, file_key }) => [id, toFileUrl(file_key)]));
}

/** Locks pictures until the transaction ends, so that none is deleted while it comes into use. Returns those that exist. */
export async function lockPictures(trx: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const unique = [...new Set(ids)].toSorted((a, b) => a - b);
  const rows = await trx
    .updateTable("pictures")
    .set({ version: sql`version` })
    .where("id", "in", [0, ...unique])
    .returning("id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Removes pictures from the library that were uploaded for an event, never edited since, and are used no more.
 * @param keys files that the event has left
 */
export async function removeEventUploads(trx: Kysely<Tables>, keys: readonly string[], now: string): Promise<void> {
  if (keys.length === 0) return;
  const rows = await trx
    .selectFrom("pictures")
    .select(["id", "file_key"])
    .where("file_key", "in", [...keys])
    .where("from_event", "=", 1)
    .execute();
  const uses = await findPictureUses(trx, rows, now);
  const unused = rows.filter(({ id }) => uses.get(id)?.length === 0).map(({ id }) => id);
  if (unused.length > 0) await trx.deleteFrom("pictures").where("id", "in", unused).execute();
}

/** In image lists of events, the address of a file is replaced by the picture's reference, which outlives the file. */
export async function referToPicture(trx: Kysely<Tables>, { id, file_key }: Sought): Promise<void> {
  const [address, reference] = [JSON.stringify(toFileUrl(file_key)), JSON.stringify(toPictureReference(id))];
  await trx
    .updateTable("events")
    .set({ images: sql`replace(images, ${address}, ${reference})` })
    .where("images", "like", `%${address}%`)
    .execute();
}
