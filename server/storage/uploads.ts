import type { Transaction } from "kysely";
import type { AuditRecorder } from "../actions/audit-recorder.ts";
import type { Tables } from "../database/tables.ts";
import { AppError } from "../lib/app-error.ts";
import type { FileReferences, InTransaction, StoredFile } from "./file-references.ts";
import type { RetainedFiles } from "./retained-files.ts";

export type RestoreFiles<Row> = (
  values: Record<"before" | "after", Partial<Row>>,
  act: InTransaction<[AuditRecorder]>,
  apply: (trx: Transaction<Tables>, recorder: AuditRecorder) => Promise<void>,
) => Promise<void>;

/** The only way to add and remove files that rows reference, so that removed ones can be restored for a time. */
export interface Uploads {
  /**
   * Runs work after which rows reference the new files.
   * @param files `leaving`: those that will be removed but can be restored; copies are retained
   */
  change<T, More extends unknown[]>(
    files: { fresh?: readonly StoredFile[]; leaving?: readonly string[] },
    act: InTransaction<More>,
    work: (trx: Transaction<Tables>, ...more: More) => Promise<{ done: T; left: readonly string[] }>,
  ): Promise<T>;
  restoring<Row>(getKeys: (row: Partial<Row>) => readonly string[]): RestoreFiles<Row>;
}

export function createUploads({
  files,
  retainedFiles,
}: {
  files: FileReferences;
  retainedFiles: RetainedFiles;
}): Uploads {
  const change: Uploads["change"] = async ({ fresh = [], leaving: released = [] }, act, work) => {
    const keeping = await retainedFiles.retain(released, act);
    const { done: saved, left } = await files.save(fresh, keeping, async (trx, ...more) => {
      const worked = await work(trx, ...more);
      for (const key of worked.left) await files.removeReference(trx, key);
      return worked;
    });
    // Removed by the next cleanup.
    for (const key of left) await files.release(key).catch(() => {});
    return saved;
  };

  return {
    change,

    restoring:
      (getKeys) =>
      async ({ before, after }, act, apply) => {
        const [named, left] = [getKeys(before), getKeys(after)];
        const fresh: StoredFile[] = [];
        for (const key of named.filter((item) => !left.includes(item))) {
          const content = await retainedFiles.find(key);
          if (!content) throw new AppError("conflict", "put-back-over");
          fresh.push({ key, content });
        }
        const released = left.filter((key) => !named.includes(key));
        await change({ fresh, leaving: released }, act, async (trx, recorder) => ({
          done: await apply(trx, recorder),
          left: released,
        }));
      },
  };
}
