import { readFile } from "node:fs/promises";
import type { Kysely } from "kysely";
import { sampleContent } from "../../sample-content/sample-content.ts";
import { getAppMetadata, setAppMetadata } from "../database/app-metadata.ts";
import type { Tables } from "../database/tables.ts";
import type { PickDeps } from "../deps.ts";
import { brochureKey } from "../features/brochures/pdf.ts";
import { SAMPLES_FOLDER } from "../features/events/event-files.ts";
import type { StoredFile } from "../storage/file-references.ts";
import { forgetPages, showPages } from "./pages.ts";
import { withPictures } from "./pictures.ts";
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
