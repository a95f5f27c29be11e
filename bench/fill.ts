import { sql } from "kysely";
import pg from "pg";
import { openDatabase } from "../server/database/open.ts";

/** How many rows a database is filled with. */
export interface Size {
  submissions: number;
  testimonials: number;
}

const AT_ONCE = 10_000;
/** Submissions are spread over this many days up to now. */
const DAYS = 420;

/** Fills a database with rows that differ: names, numbers, words in English and Malayalam, months, states. */
export async function fill(url: string, { submissions, testimonials }: Size): Promise<void> {
  const database = openDatabase(url);
  const { db, kind } = database;
  const index = kind === "sqlite" ? null : await withoutTimeLimit(url, INDEX);
  if (index) await withoutTimeLimit(url, "drop index contact_submissions_by_text");
  const numbers = (from: number, to: number) =>
    kind === "sqlite"
      ? sql`(with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to}) select i from n)`
      : sql`(select i from generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}) as i)`;
  const text = (value: ReturnType<typeof sql>) => sql`cast(${value} as text)`;
  const i = sql`numbers.i`;
  const moment = (share: ReturnType<typeof sql>) =>
    kind === "sqlite"
      ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || cast(${share} as text) || ' minutes')`
      : sql`to_char(now() at time zone 'UTC' - cast(${share} as text)::numeric * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const minutes = DAYS * 24 * 60;

  await inParts(submissions, (from, to) =>
    sql`insert into contact_submissions (name, phone, email, message, created_at)
      select 'Visitor ' || ${text(i)}, ${text(sql`6000000000 + (${i} * 7919) % 3999999999`)},
        'visitor' || ${text(i)} || '@example.org',
        'Message ' || ${text(i)} || case ${i} % 5
          when 0 then ': when does the marathon begin in our district, and where do we leave our bags?'
          when 1 then ': our school would like the roadshow to come. How many pupils can take part?'
          when 2 then ': ഓട്ടം എപ്പോൾ തുടങ്ങും? ഞങ്ങളുടെ സ്കൂളിൽ നിന്ന് പതിനഞ്ച് കുട്ടികൾ വരുന്നു.'
          when 3 then ': is there a start for wheelchair racers, and a place to park near it?'
          else ': thank you for what you do. Whom can I speak to about someone close to me?' end,
        ${moment(sql`${minutes} - (${i} * ${minutes}) / ${sql.lit(submissions)}`)}
      from ${numbers(from, to)} as numbers`.execute(db),
  );
  await inParts(testimonials, (from, to) =>
    sql`insert into testimonials (name, email, designation, title, description, created_at, is_visible, status)
      select 'Runner ' || ${text(i)}, 'runner' || ${text(i)} || '@example.org', 'Club member', 'Kilometre ' || ${text(i)},
        'I ran before I believed in it, and now I believe in it.', ${moment(sql`${sql.lit(testimonials)} - ${i}`)},
        case when ${i} % 20 = 0 then 0 else 1 end,
        case ${i} % 10 when 1 then 'pending' when 2 then 'rejected' else 'approved' end
      from ${numbers(from, to)} as numbers`.execute(db),
  );
  if (index) for (const statement of [index, "vacuum analyze"]) await withoutTimeLimit(url, statement);
  else for (const statement of ["pragma wal_checkpoint(truncate)", "analyze"]) await sql.raw(statement).execute(db);
  await database.close();
}

/** The index of the search is made anew over the filled table: row by row it would take most of the time. */
const INDEX = "select pg_get_indexdef('contact_submissions_by_text'::regclass) as value";

/** Runs a statement for as long as it takes, and returns its one value. */
async function withoutTimeLimit(url: string, statement: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ value: string }>(statement);
    return rows[0]?.value ?? "";
  } finally {
    await client.end();
  }
}

async function inParts(count: number, insert: (from: number, to: number) => Promise<unknown>): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE) await insert(from, Math.min(count, from + AT_ONCE - 1));
}
