import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Kysely } from "kysely";
import type { SamplePage } from "../../sample-content/pages.ts";
import { type SampleContent as Sample, sampleContent } from "../../sample-content/sample-content.ts";
import { OPERATOR } from "../actions/run-action.ts";
import { getAppMetadata, setAppMetadata } from "../database/app-metadata.ts";
import type { Tables } from "../database/tables.ts";
import type { PickDeps } from "../deps.ts";
import { brochureKey } from "../features/brochures/brochures.ts";
import { SAMPLES_FOLDER } from "../features/events/event-files.ts";
import { getContent } from "../features/pages/publishing.ts";
import type { StoredFile } from "../storage/file-references.ts";
import { toFileUrl } from "../storage/storage.ts";
import {
  getRows,
  holdsRows,
  type Inserted,
  insertSample,
  removeSample,
  SAMPLE_TABLES,
  type SampleTable,
} from "./rows.ts";

const MARK = "sample-content";
type Mark = Partial<Record<SampleTable, Inserted>>;

export interface SampleContent {
  exists(): Promise<boolean>;
  /** Only if the database never held content. */
  fillIfEmpty(): Promise<boolean>;
  /** Edited content stays. */
  remove(): Promise<void>;
}

/** True until removed, even if everything was edited. */
export async function holdsSample(db: Kysely<Tables>): Promise<boolean> {
  const mark = await getAppMetadata(db, MARK);
  return mark !== undefined && mark !== "removed";
}

export function createSampleContent({
  db,
  clock,
  storage,
  publicContent,
  uploads,
}: PickDeps<"db" | "clock" | "publicContent" | "storage" | "uploads">): SampleContent {
  return {
    exists: () => holdsSample(db),

    async fillIfEmpty() {
      if (!(await isEmpty(db))) return false;
      const { sample, pictures } = await withPictures(sampleContent(clock()));
      const [english, malayalam] = await Promise.all([
        readBrochure(sample.brochure.file_name),
        readBrochure(sample.brochure.file_name_ml),
      ]);
      const keys = { file_key: english.key, file_key_ml: malayalam.key };
      const rows = getRows(sample, keys);
      const fresh = [english, malayalam, ...pictures];
      return uploads.change({ fresh }, publicContent.change, async (trx) => {
        if (!(await isEmpty(trx))) return { done: false, left: fresh.map(({ key }) => key) };
        const inserted: Mark = {};
        for (const table of SAMPLE_TABLES) inserted[table] = await insertSample(trx, table, rows[table]);
        await showPages(trx, sample.ownPages);
        await trx
          .insertInto("installation")
          .values({ name: MARK, value: JSON.stringify(inserted) })
          .execute();
        return { done: true, left: [] };
      });
    },

    async remove() {
      // Pictures still referenced stay.
      const pictures = await storage.list(SAMPLES_FOLDER);
      await uploads.change({}, publicContent.change, async (trx) => {
        const mark = await getAppMetadata(trx, MARK);
        if (mark === undefined || mark === "removed") return { done: undefined, left: [] };
        const inserted = JSON.parse(mark) as Mark;
        const ids = inserted.brochures?.map(([id]) => id) ?? [];
        const named = await trx
          .selectFrom("brochures")
          .select(["file_key", "file_key_ml"])
          .where("id", "in", [0, ...ids])
          .execute();
        const keys = named.flatMap((row) => [row.file_key, row.file_key_ml]).filter((key) => key !== null);
        const stories = inserted.testimonials?.map(([id]) => id) ?? [];
        await trx
          .deleteFrom("deleted_testimonials")
          .where("id", "in", [0, ...stories])
          .execute();
        for (const table of SAMPLE_TABLES) await removeSample(trx, table, inserted[table] ?? []);
        await forgetPages(trx, inserted.own_pages?.map(([id]) => id) ?? []);
        await setAppMetadata(trx, MARK, "removed");
        return { done: undefined, left: [...keys, ...pictures] };
      });
    },
  };
}

async function readBrochure(name: string): Promise<StoredFile> {
  const content = await readFile(new URL(`../../sample-content/${name}`, import.meta.url));
  return { key: brochureKey(content), content };
}

async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  if ((await getAppMetadata(db, MARK)) !== undefined) return false;
  for (const table of SAMPLE_TABLES) if (await holdsRows(db, table)) return false;
  return true;
}

/** Replaces picture names by paths; returns the files to store. */
async function withPictures(sample: Sample): Promise<{ sample: Sample; pictures: StoredFile[] }> {
  const files = new Map<string, StoredFile>();
  for (const name of new Set(sample.events.flatMap(({ images }) => images))) {
    const content = await readFile(new URL(`../../sample-content/pictures/${name}`, import.meta.url));
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
    files.set(name, { key: `${SAMPLES_FOLDER}/${hash}-${name}`, content });
  }
  const getPath = (name: string) => toFileUrl(files.get(name)?.key ?? name);
  const events = sample.events.map((event) => ({ ...event, images: event.images.map(getPath) }));
  return { sample: { ...sample, events }, pictures: [...files.values()] };
}

async function showPages(trx: Kysely<Tables>, pages: readonly SamplePage[]): Promise<void> {
  const ids = new Map(
    (await trx.selectFrom("own_pages").select(["slug", "id"]).execute()).map((row) => [row.slug, row.id]),
  );
  for (const { from, ...page } of pages) {
    const page_id = ids.get(page.slug);
    if (from === null || page_id === undefined) continue;
    const by = { who_id: OPERATOR.id, who_name: OPERATOR.name };
    await trx
      .insertInto("page_versions")
      .values({ ...getContent(page), ...by, page_id, from, until: null })
      .execute();
  }
}

async function forgetPages(trx: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  await trx
    .deleteFrom("page_versions")
    .where("page_id", "in", [0, ...ids])
    .where("page_id", "not in", (query) => query.selectFrom("own_pages").select("id"))
    .execute();
}
