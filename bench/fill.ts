import { sql } from "kysely";
import pg from "pg";
import { type Database, openDatabase } from "../server/database/open.ts";
import { SEARCHED_TABLES, type SearchedTable, withFolded } from "../server/database/searched-texts.ts";

export interface Size {
  submissions: number;
  testimonials: number;
}

const BATCH_SIZE = 10_000;
const SPAN_MS = 420 * 24 * 60 * 60 * 1000;
const STAFF = 5;
const MESSAGES = [
  ": when does the marathon begin in our district, and where do we leave our bags?",
  ": our school would like the roadshow to come. How many pupils can take part?",
  ": ഓട്ടം എപ്പോൾ തുടങ്ങും? ഞങ്ങളുടെ സ്കൂളിൽ നിന്ന് പതിനഞ്ച് കുട്ടികൾ വരുന്നു.",
  ": is there a start for wheelchair racers, and a place to park near it?",
  ": thank you for what you do. Whom can I speak to about someone close to me?",
];
const STORY = "I ran before I believed in it, and now I believe in it.";

/** Varied rows in English and Malayalam; one enquiry in fifty is spam. */
export async function fill(url: string, { submissions, testimonials }: Size): Promise<void> {
  const database = openDatabase(url);
  // PostgreSQL builds these indexes faster afterwards.
  const indexes: string[] = [];
  for (const table of database.kind === "sqlite" ? [] : SEARCHED_TABLES) {
    indexes.push(await runOnPostgres(url, `select pg_get_indexdef('${table}_by_text'::regclass) as value`));
    await runOnPostgres(url, `drop index ${table}_by_text`);
  }
  const getTime = (share: number) => new Date(Date.now() - (1 - share) * SPAN_MS).toISOString();
  await insertAll(database, "contact_submissions", submissions, (number) => {
    const isOpen = number > submissions * 0.95;
    const state = number % 50 === 7 ? "spam" : isOpen ? (number % 2 ? "taken" : "new") : "answered";
    const created_at = getTime(number / submissions);
    return withFolded("contact_submissions", {
      name: `Visitor ${number}`,
      phone: String(6_000_000_000 + ((number * 7919) % 3_999_999_999)),
      email: `visitor${number}@example.org`,
      message: `Message ${number}${MESSAGES[number % MESSAGES.length]}`,
      created_at,
      state,
      urgent: Number(isOpen && state !== "spam" && number % 100 === 3),
      owner_id: state === "answered" || state === "taken" ? 1 + (number % STAFF) : null,
      answered_at: state === "answered" ? created_at : null,
      answered_how: state === "answered" ? "mail" : null,
    });
  });
  await insertAll(database, "testimonials", testimonials, (number) =>
    withFolded("testimonials", {
      name: `Runner ${number}`,
      email: `runner${number}@example.org`,
      designation: "Club member",
      title: `Kilometre ${number}`,
      description: STORY,
      created_at: getTime(number / testimonials),
      is_visible: Number(number % 20 !== 0),
      status: number % 10 === 1 ? "pending" : number % 10 === 2 ? "rejected" : "approved",
    }),
  );
  if (database.kind === "postgres")
    for (const statement of [...indexes, "vacuum analyze"]) await runOnPostgres(url, statement);
  else
    for (const statement of ["pragma wal_checkpoint(truncate)", "analyze"])
      await sql.raw(statement).execute(database.db);
  await database.close();
}

async function insertAll(
  { db, kind }: Database,
  table: SearchedTable,
  count: number,
  getRow: (number: number) => object,
): Promise<void> {
  const columns = Object.keys(getRow(1));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`));
  for (let from = 1; from <= count; from += BATCH_SIZE) {
    const size = Math.min(BATCH_SIZE, count - from + 1);
    const rows = JSON.stringify(Array.from({ length: size }, (_, place) => getRow(from + place)));
    const selected =
      kind === "sqlite"
        ? sql`select ${values} from json_each(${rows})`
        : sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`;
    await sql`insert into ${sql.table(table)} (${names}) ${selected}`.execute(db);
  }
}

/** Without the product's time limit of a statement. */
async function runOnPostgres(url: string, statement: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<{ value: string }>(statement)).rows[0]?.value ?? "";
  } finally {
    await client.end();
  }
}
