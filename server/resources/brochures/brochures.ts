import type { Kysely, Selectable, Transaction } from "kysely";
import type { Change } from "../../../domain/acts.ts";
import type { Brochure, BrochureOfStaff } from "../../../domain/brochures.ts";
import type { Actor, Acts } from "../../acts/acts.ts";
import type { BrochureRow, Tables } from "../../database/tables.ts";
import type { Kind } from "../../history/kind.ts";
import type { Told } from "../../history/told.ts";
import { asStaffSee, type Expected, take } from "../../history/versions.ts";
import { Refused } from "../../refused.ts";
import type { InTransaction, NamedFiles } from "../../storage/named-files.ts";
import { addressOf } from "../../storage/storage.ts";
import { type KeptFiles, keepsFile } from "./kept-files.ts";
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
  /** The same for staff. */
  listForStaff(): Promise<BrochureOfStaff[]>;
  /** The one that the home page offers, or null while there is none. */
  latest(): Promise<Brochure | null>;
  /** @throws Refused "unavailable" when the file cannot be stored; nothing is left of it then. */
  add(by: Actor, name: string, file: BrochureFile): Promise<BrochureOfStaff>;
  /**
   * Changes the name, and the file when there is a new one; nobody can open the old file once no brochure names it.
   * @throws Refused "not-found", "stale", "unavailable"
   */
  update(by: Actor, id: number, expected: Expected, name: string, file: BrochureFile | null): Promise<BrochureOfStaff>;
  /**
   * Takes a brochure away; nobody can open its file once no brochure names it. The next newest takes its place.
   * @throws Refused "not-found", "stale"
   */
  withdraw(by: Actor, id: number, expected: Expected): Promise<void>;
  /** What the file under a key was called where it came from, or null. */
  fileName(key: string): Promise<string | null>;
  /** Brochures as the history tells of them. */
  kind: Kind<Row>;
}

interface Needs {
  db: Kysely<Tables>;
  acts: Acts;
  files: NamedFiles;
  keptFiles: KeptFiles;
}

type Row = Selectable<BrochureRow>;
type Trx = Transaction<Tables>;

/** Whether a brochure names a file, or it is one that is kept. */
export const namesFile = async (db: Kysely<Tables>, key: string): Promise<boolean> =>
  (await db.selectFrom("brochures").select("id").where("file_key", "=", key).limit(1).executeTakeFirst()) !==
    undefined || keepsFile(db, key);

export function createBrochures({ db, acts, files, keptFiles }: Needs): Brochures {
  const newestFirst = db.selectFrom("brochures").selectAll().orderBy("id", "desc");

  /** The rows are right already: a file that cannot be removed now is removed when things are tidied. */
  const removeIfUnnamed = (key: string) => files.release(key).catch(() => {});

  const inAct =
    (by: Actor, act: Change, about: number[]): InAct =>
    (work) =>
      acts.do(by, act, about, work);

  /** The key of a brochure's file, of which a copy is to be kept before another takes its place. */
  const keyOf = async (id: number) =>
    (await db.selectFrom("brochures").select("file_key").where("id", "=", id).executeTakeFirstOrThrow(gone)).file_key;

  const asSaved = async (row: Row) => (await asStaffSee(db, kind, [row]))[0] as BrochureOfStaff;

  const kind = {
    name: "brochure",
    table: "brochures",
    fields: ["name", "file_name", "file_key"],
    label: ({ name }) => name,
    shown,
    gone: "brochure-gone",
    back: {
      isKeptShortly: ({ fields }) => "file_key" in fields,
      async withFiles({ before: { file_key: wanted }, after: { file_key: left } }, act, bring) {
        const change = left ? await keptFiles.keeping(left, act) : act;
        if (!wanted) return change(bring);
        const content = await keptFiles.find(wanted);
        if (!content) throw new Refused("conflict", "put-back-over");
        await files.save({ key: wanted, content }, change, async (trx, told) => {
          if (left) await files.letGo(trx, left);
          await bring(trx, told);
        });
        if (left) await removeIfUnnamed(left);
      },
    },
  } satisfies Kind<Row>;

  return {
    kind,

    list: async () => (await newestFirst.execute()).map(shown),
    listForStaff: async () => asStaffSee(db, kind, await newestFirst.execute()),

    async latest() {
      const row = await newestFirst.limit(1).executeTakeFirst();
      return row ? shown(row) : null;
    },

    async add(by, name, file) {
      const { stored, columns } = asStored(file);
      const row = await files.save(stored, inAct(by, "add brochure", []), async (trx, told) => {
        const added = await trx
          .insertInto("brochures")
          .values({ name, ...columns })
          .returningAll()
          .executeTakeFirstOrThrow();
        told.became(kind, null, added);
        return added;
      });
      return asSaved(row);
    },

    async update(by, id, expected, name, file) {
      const change = inAct(by, "change brochure", [id]);
      const set = async (trx: Trx, told: Told, columns: Partial<BrochureColumns>) => {
        const before = await take(trx, kind, id, expected);
        const { file_key = before.file_key } = columns;
        if (file_key !== before.file_key) await files.letGo(trx, before.file_key);
        const row = await trx
          .updateTable("brochures")
          .set({ name, ...columns })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow();
        told.became(kind, before, row);
        return { row, before };
      };
      if (!file) return asSaved((await change((trx, told) => set(trx, told, {}))).row);
      const { stored, columns } = asStored(file);
      const key = await keyOf(id);
      const keeping = key === stored.key ? change : await keptFiles.keeping(key, change);
      const { row, before } = await files.save(stored, keeping, (trx, told) => set(trx, told, columns));
      if (before.file_key !== stored.key) await removeIfUnnamed(before.file_key);
      return asSaved(row);
    },

    async withdraw(by, id, expected) {
      const keeping = await keptFiles.keeping(await keyOf(id), inAct(by, "withdraw brochure", [id]));
      const { file_key } = await keeping(async (trx, told) => {
        const before = await take(trx, kind, id, expected);
        await trx.deleteFrom("brochures").where("id", "=", id).execute();
        await files.letGo(trx, before.file_key);
        told.became(kind, before, null);
        return before;
      });
      await removeIfUnnamed(file_key);
    },

    async fileName(key) {
      const row = await newestFirst.where("file_key", "=", key).limit(1).executeTakeFirst();
      return row?.file_name ?? null;
    },
  };
}

type BrochureColumns = Omit<Row, "id" | "version">;
type InAct = InTransaction<[Told]>;

function asStored({ content, name }: BrochureFile) {
  const key = brochureKey(content);
  return { stored: { key, content }, columns: { file_key: key, file_name: pdfName(name) } };
}

const shown = ({ id, name, file_name, file_key }: Row): Brochure => ({
  id,
  name,
  file_name,
  file_url: addressOf(file_key),
});

const gone = () => new Refused("not-found", "brochure-gone");
