import type { Kysely, Selectable, Transaction } from "kysely";
import type { Brochure } from "../../../domain/brochures.ts";
import type { Actor, Acts } from "../../acts/acts.ts";
import type { BrochureRow, Tables } from "../../database/tables.ts";
import { Refused } from "../../refused.ts";
import type { InTransaction, NamedFiles } from "../../storage/named-files.ts";
import { addressOf } from "../../storage/storage.ts";
import { brochureKey, pdfName } from "./pdf.ts";

/** A PDF as an administrator sent it. */
export interface BrochureFile {
  /** What it was called on the administrator's machine. */
  name: string;
  content: Uint8Array;
}

/** What can be done with brochures. Whether a file is a PDF was checked when it came in. */
export interface Brochures {
  /** Newest first. */
  list(): Promise<Brochure[]>;
  /** The one that the home page offers, or null while there is none. */
  latest(): Promise<Brochure | null>;
  /** @throws Refused "unavailable" when the file cannot be stored; nothing is left of it then. */
  add(by: Actor, name: string, file: BrochureFile): Promise<Brochure>;
  /**
   * Changes the name, and the file when there is a new one; the old file goes once nothing names it.
   * @throws Refused "not-found", "unavailable"
   */
  update(by: Actor, id: number, name: string, file: BrochureFile | null): Promise<Brochure>;
  /**
   * Takes a brochure away, and its file once nothing names it; the next newest takes its place.
   * @throws Refused "not-found"
   */
  withdraw(by: Actor, id: number): Promise<void>;
  /** What the file under a key was called where it came from, or null. */
  fileName(key: string): Promise<string | null>;
}

interface Needs {
  db: Kysely<Tables>;
  acts: Acts;
  files: NamedFiles;
}

export const namesFile = async (db: Kysely<Tables>, key: string): Promise<boolean> =>
  (await db.selectFrom("brochures").select("id").where("file_key", "=", key).limit(1).executeTakeFirst()) !== undefined;

export function createBrochures({ db, acts, files }: Needs): Brochures {
  const newestFirst = db.selectFrom("brochures").selectAll().orderBy("id", "desc");

  const set = (trx: Transaction<Tables>, id: number, change: Partial<BrochureColumns>) =>
    trx.updateTable("brochures").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow(gone);

  /** The rows are right already: a file that cannot be removed now is removed when things are tidied. */
  const removeIfUnnamed = (key: string) => files.release(key).catch(() => {});

  return {
    async list() {
      return (await newestFirst.execute()).map(fromRow);
    },

    async latest() {
      const row = await newestFirst.limit(1).executeTakeFirst();
      return row ? fromRow(row) : null;
    },

    async add(by, name, file) {
      const { stored, columns } = asStored(file);
      const row = await files.save(
        stored,
        (work) => acts.do(by, "add brochure", [], work),
        (trx) =>
          trx
            .insertInto("brochures")
            .values({ name, ...columns })
            .returningAll()
            .executeTakeFirstOrThrow(),
      );
      return fromRow(row);
    },

    async update(by, id, name, file) {
      const change: InTransaction = (work) => acts.do(by, "change brochure", [id], work);
      if (!file) return fromRow(await change((trx) => set(trx, id, { name })));
      const { stored, columns } = asStored(file);
      const { row, replaced } = await files.save(stored, change, async (trx) => {
        const { file_key } = await trx
          .selectFrom("brochures")
          .select("file_key")
          .where("id", "=", id)
          .executeTakeFirstOrThrow(gone);
        if (file_key !== stored.key) await files.letGo(trx, file_key);
        return { row: await set(trx, id, { name, ...columns }), replaced: file_key };
      });
      if (replaced !== stored.key) await removeIfUnnamed(replaced);
      return fromRow(row);
    },

    async withdraw(by, id) {
      const { file_key } = await acts.do(by, "withdraw brochure", [id], async (trx) => {
        const row = await trx
          .deleteFrom("brochures")
          .where("id", "=", id)
          .returning("file_key")
          .executeTakeFirstOrThrow(gone);
        await files.letGo(trx, row.file_key);
        return row;
      });
      await removeIfUnnamed(file_key);
    },

    async fileName(key) {
      const row = await newestFirst.where("file_key", "=", key).limit(1).executeTakeFirst();
      return row?.file_name ?? null;
    },
  };
}

type BrochureColumns = Omit<Selectable<BrochureRow>, "id">;

function asStored({ content, name }: BrochureFile) {
  const key = brochureKey(content);
  return { stored: { key, content }, columns: { file_key: key, file_name: pdfName(name) } };
}

const fromRow = ({ id, name, file_name, file_key }: Selectable<BrochureRow>): Brochure => ({
  id,
  name,
  file_name,
  file_url: addressOf(file_key),
});

const gone = () => new Refused("not-found", "brochure-gone");
