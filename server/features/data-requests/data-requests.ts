import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { ShownPicture } from "../../../shared/pictures/pictures.schema.ts";
import { normalize } from "../../../shared/text/normalize.ts";
import { EMAIL_MAX_LENGTH } from "../../../shared/validation/email.ts";
import { checkpointWal } from "../../database/checkpoint-wal.ts";
import type { Database } from "../../database/open.ts";
import { indexOf, SEARCHED_TABLES } from "../../database/searched-texts.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { toTimestamp } from "../../lib/clock.ts";
import type { Pictures } from "../pictures/pictures.ts";

/** Tables with visitors' emails, and the column. */
const ADDRESS_IN = {
  contact_submissions: "email",
  testimonials: "email",
  deleted_testimonials: "email",
  letters: "recipient",
  enquiry_messages: "sender",
} as const;
type PersonalTable = keyof typeof ADDRESS_IN;
type RowOf<Table extends PersonalTable> = Omit<Selectable<Tables[Table]>, "folded">;

/** Everything stored under one email address. */
export interface PersonalData {
  email: string;
  exported_at: string;
  enquiries: RowOf<"contact_submissions">[];
  /** Staff's notes. */
  notes: Selectable<Tables["case_notes"]>[];
  /** Replies and drafts. */
  answers: Selectable<Tables["case_letters"]>[];
  drafts: Selectable<Tables["case_drafts"]>[];
  /** Emails that were written back, and their attachments. */
  messages: Selectable<Tables["enquiry_messages"]>[];
  attachments: Selectable<Tables["enquiry_attachments"]>[];
  testimonials: RowOf<"testimonials">[];
  /** Retained for undo. */
  deleted_testimonials: RowOf<"deleted_testimonials">[];
  /** Pictures of the testimonials; erased unless something else uses them. */
  pictures: ShownPicture[];
  letters: RowOf<"letters">[];
}

export interface Erased extends PersonalData {
  /** False while an open reader keeps old pages alive. */
  overwritten: boolean;
}

/** Data requests: export and erasure. */
export interface DataRequests {
  find(email: string): Promise<PersonalData>;
  /** Deletes everything that `find` returns and invalidates the page cache. Returns it. */
  erase(email: string): Promise<Erased>;
}

/** Trimmed, lower case. */
export const toComparable = (email: string): string =>
  (normalize(email, EMAIL_MAX_LENGTH) ?? email.trim()).toLowerCase();

const SCAN_BATCH_SIZE = 5000;
/** So many rows are removed in one transaction: overwriting a long one takes up to 80 ms, and others want to write. */
const ERASE_BATCH_SIZE = 1;
const READER_TIMEOUT_MS = 10_000;

export function createDataRequests({
  database,
  clock,
  publicContent,
  releaseFiles,
  pictures,
}: PickDeps<"database" | "clock" | "publicContent"> & {
  releaseFiles(): Promise<void>;
  pictures: Pick<Pictures, "resolve" | "erase">;
}): DataRequests {
  const { db, kind } = database;

  const find = async (email: string): Promise<PersonalData> => {
    const enquiries = await getRows(db, "contact_submissions", email);
    const messages = [
      ...(await rowsOn(db, "enquiry_messages", enquiries)),
      // Written into another person's conversation.
      ...(await getRows(db, "enquiry_messages", email)),
    ];
    const attachments = await rowsOn(db, "enquiry_attachments", enquiries);
    const testimonials = await getRows(db, "testimonials", email);
    const deleted = await getRows(db, "deleted_testimonials", email);
    const shown = [...testimonials, ...deleted].map(({ picture_id }) => picture_id).filter((id) => id !== null);
    return {
      email: toComparable(email),
      exported_at: toTimestamp(clock),
      enquiries,
      notes: await rowsOn(db, "case_notes", enquiries),
      answers: await rowsOn(db, "case_letters", enquiries),
      drafts: await rowsOn(db, "case_drafts", enquiries),
      messages: [...new Map(messages.map((message) => [message.id, message])).values()],
      attachments,
      testimonials,
      deleted_testimonials: deleted,
      pictures: [...(await pictures.resolve(shown)).values()],
      letters: await getRows(db, "letters", email),
    };
  };

  /** @param tables a row may move between them concurrently */
  const removeAll = async (tables: PersonalTable[], rows: { id: number }[]) => {
    for (let from = 0; from < rows.length; from += ERASE_BATCH_SIZE) {
      const ids = rows.slice(from, from + ERASE_BATCH_SIZE).map(({ id }) => id);
      const remove = (trx: Transaction<Tables>) =>
        overwriting({ db: trx, kind }, async () => {
          for (const table of tables) await trx.deleteFrom(table).where("id", "in", ids).execute();
        });
      await (tables.includes("testimonials") ? publicContent.change(remove) : db.transaction().execute(remove));
    }
  };

  return {
    find,
    async erase(email) {
      const found = await find(email);
      const testimonials = [...found.testimonials, ...found.deleted_testimonials];
      await removeAll(["testimonials", "deleted_testimonials", "testimonials"], testimonials);
      if (found.pictures.length > 0) await pictures.erase(found.pictures.map(({ id }) => id));
      await removeAll(["contact_submissions"], found.enquiries);
      await removeAll(["enquiry_messages"], found.messages);
      await removeAll(["letters"], found.letters);
      await releaseFiles();
      return { ...found, overwritten: await checkpointWal(database, READER_TIMEOUT_MS) };
    },
  };
}

/** Oldest first. Compared here: the databases differ in case folding. */
async function getRows<Table extends PersonalTable>(
  db: Kysely<Tables>,
  table: Table,
  email: string,
): Promise<RowOf<Table>[]> {
  const comparableEmail = toComparable(email);
  const from = untypedTables(db).selectFrom<string>(table).orderBy("id");
  const found: object[] = [];
  for (let after = 0; ; ) {
    const rows = await from
      .select(["id", sql.ref<string>(ADDRESS_IN[table]).as("email")])
      .where("id", ">", after)
      .limit(SCAN_BATCH_SIZE)
      .execute();
    const ids = rows.filter((row) => toComparable(row.email) === comparableEmail).map((row) => row["id"]);
    if (ids.length > 0) {
      const wholeRows = await from.selectAll().where("id", "in", ids).execute();
      for (const row of wholeRows) delete row["folded"];
      found.push(...wholeRows);
    }
    const last = rows.at(-1);
    if (!last) return found as RowOf<Table>[];
    after = last["id"] as number;
  }
}

/** Oldest first. */
const rowsOn = <
  Table extends "case_notes" | "case_letters" | "case_drafts" | "enquiry_messages" | "enquiry_attachments",
>(
  db: Kysely<Tables>,
  table: Table,
  enquiries: { id: number }[],
) =>
  untypedTables(db)
    .selectFrom<string>(table)
    .selectAll()
    .where("enquiry_id", "in", [0, ...enquiries.map(({ id }) => id)])
    .orderBy("id")
    .execute() as unknown as Promise<Selectable<Tables[Table]>[]>;

/** Untyped view for generic code. */
const untypedTables = (db: Kysely<Tables>) => db as unknown as Kysely<Record<string, { [column: string]: unknown }>>;

/**
 * Deletes rows with FTS5's `secure-delete`, so that the index keeps nothing. Costs tens of milliseconds per
 * row, hence only for erasure. Runs in the caller's transaction.
 */
async function overwriting({ db, kind }: Pick<Database, "db" | "kind">, remove: () => Promise<unknown>): Promise<void> {
  const setSecureDelete = async (value: 0 | 1) => {
    if (kind !== "sqlite") return;
    for (const index of SEARCHED_TABLES.map((table) => sql.table(indexOf(table))))
      await sql`insert into ${index}(${index}, rank) values ('secure-delete', ${sql.lit(value)})`.execute(db);
  };
  await setSecureDelete(1);
  await remove();
  await setSecureDelete(0);
}
