import type { Transaction } from "kysely";
import type { Told } from "../acts/told.ts";
import type { Tables } from "../database/tables.ts";
import { Refused } from "../refused.ts";
import type { KeptFiles } from "./kept-files.ts";
import type { InTransaction, NamedFiles, StoredFile } from "./named-files.ts";

/** Puts a row back within what the files need that it will name, and no longer name. */
export type BringFiles<Row> = (
  values: Record<"before" | "after", Partial<Row>>,
  act: InTransaction<[Told]>,
  bring: (trx: Transaction<Tables>, told: Told) => Promise<void>,
) => Promise<void>;

/**
 * Files that rows name: brochures, pictures of events and of accounts, those of the sample, whatever comes. The one way in
 * which acts bring them and let go of them, so that what was let go can be put back for a time and be opened by nobody
 * meanwhile. Whoever names files says so in `assemble.ts` (`isNamed`) and in `backups/backed-up-tables.ts` (`files`).
 */
export interface Uploads {
  /**
   * Does an act after which rows name the fresh files.
   * @param files `leaving` are those that it will let go of and the history can bring back, as far as is known before it;
   *   copies of them are kept
   * @param work says which files rows ceased to name
   */
  change<T, More extends unknown[]>(
    files: { fresh?: readonly StoredFile[]; leaving?: readonly string[] },
    act: InTransaction<More>,
    work: (trx: Transaction<Tables>, ...more: More) => Promise<{ done: T; left: readonly string[] }>,
  ): Promise<T>;
  /** How what named files is put back with them; `keysOf` are the files that a row names. */
  bringingBack<Row>(keysOf: (row: Partial<Row>) => readonly string[]): BringFiles<Row>;
}

export function createUploads({ files, keptFiles }: { files: NamedFiles; keptFiles: KeptFiles }): Uploads {
  const change: Uploads["change"] = async ({ fresh = [], leaving = [] }, act, work) => {
    const keeping = await keptFiles.keeping(leaving, act);
    const { done, left } = await files.save(fresh, keeping, async (trx, ...more) => {
      const worked = await work(trx, ...more);
      for (const key of worked.left) await files.letGo(trx, key);
      return worked;
    });
    // The rows are right already: a file that cannot be removed now is removed when things are tidied.
    for (const key of left) await files.release(key).catch(() => {});
    return done;
  };

  return {
    change,

    bringingBack:
      (keysOf) =>
      async ({ before, after }, act, bring) => {
        const [named, left] = [keysOf(before), keysOf(after)];
        const fresh: StoredFile[] = [];
        for (const key of named.filter((one) => !left.includes(one))) {
          const content = await keptFiles.find(key);
          if (!content) throw new Refused("conflict", "put-back-over");
          fresh.push({ key, content });
        }
        const leaving = left.filter((key) => !named.includes(key));
        await change({ fresh, leaving }, act, async (trx, told) => ({ done: await bring(trx, told), left: leaving }));
      },
  };
}
