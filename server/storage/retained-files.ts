import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Kysely, Transaction } from "kysely";
import { UNDO_DAYS } from "../../shared/privacy/retention.ts";
import type { Tables } from "../database/tables.ts";
import { type Clock, toTimestamp } from "../lib/clock.ts";
import type { FileReferences, InTransaction, StoredFile } from "./file-references.ts";
import type { Storage } from "./storage.ts";

/** Files retained for undo under unguessable, unserved names. */
export interface RetainedFiles {
  /** A transaction that also copies files into retention; unreadable ones are skipped. */
  retain<More extends unknown[]>(keys: readonly string[], change: InTransaction<More>): Promise<InTransaction<More>>;
  find(key: string): Promise<Buffer | null>;
  cleanup(): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

interface Deps {
  db: Kysely<Tables>;
  clock: Clock;
  storage: Storage;
  files: FileReferences;
}

/** True while a file is retained. */
export const createRetainedFileKind = async (db: Kysely<Tables>, key: string): Promise<boolean> =>
  (await db.selectFrom("kept_files").select("file_key").where("kept_as", "=", key).executeTakeFirst()) !== undefined;

export function createRetainedFiles({ db, clock, storage, files }: Deps): RetainedFiles {
  const getContent = async (key: string) => {
    const file = await storage.find(key).catch(() => null);
    return file && buffer(await file.open()).catch(() => null);
  };

  const findRetained = async (on: Kysely<Tables>, key: string) =>
    (await on.selectFrom("kept_files").select("kept_as").where("file_key", "=", key).executeTakeFirst())?.kept_as;

  const note = async (trx: Transaction<Tables>, file_key: string, kept_as: string) => {
    const until = toTimestamp(clock, UNDO_DAYS * DAY_MS);
    const before = await findRetained(trx, file_key);
    if (before !== undefined && before !== kept_as) await files.removeReference(trx, before);
    await trx
      .insertInto("kept_files")
      .values({ file_key, kept_as, until })
      .onConflict((row) => row.column("file_key").doUpdateSet({ kept_as, until }))
      .execute();
  };

  return {
    async retain(keys, change) {
      const copies: (StoredFile & { of: string })[] = [];
      for (const of of new Set(keys)) {
        const content = await getContent(of);
        if (content) copies.push({ of, key: `kept/${randomUUID()}.file`, content });
      }
      return (work) =>
        files.save(copies, change, async (trx, ...more) => {
          for (const { of, key } of copies) await note(trx, of, key);
          return work(trx, ...more);
        });
    },

    async find(key) {
      const retained = await findRetained(db, key);
      return retained === undefined ? null : getContent(retained);
    },

    async cleanup() {
      // Avoids a write lock when nothing is due.
      const due = db.selectFrom("kept_files").select("until").where("until", "<=", toTimestamp(clock)).limit(1);
      if (!(await due.executeTakeFirst())) return;
      const over = await db.transaction().execute(async (trx) => {
        const rows = await trx
          .deleteFrom("kept_files")
          .where("until", "<=", toTimestamp(clock))
          .returning("kept_as")
          .execute();
        for (const { kept_as } of rows) await files.removeReference(trx, kept_as);
        return rows;
      });
      for (const { kept_as } of over) await files.release(kept_as);
    },
  };
}
