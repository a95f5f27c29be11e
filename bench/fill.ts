import { sql } from "kysely";
import pg from "pg";
import { openDatabase } from "../server/database/open.ts";
import { SEARCHED_TABLES } from "../server/database/searched-texts.ts";
import { foldText } from "../shared/search/fold-text.ts";

export interface Size {
  submissions: number;
  testimonials: number;
}

const AT_ONCE = 10_000;
const DAYS = 420;

const MESSAGES = [
  ": when does the marathon begin in our district, and where do we leave our bags?",
  ": our school would like the roadshow to come. How many pupils can take part?",
  ": ഓട്ടം എപ്പോൾ തുടങ്ങും? ഞങ്ങളുടെ സ്കൂളിൽ നിന്ന് പതിനഞ്ച് കുട്ടികൾ വരുന്നു.",
  ": is there a start for wheelchair racers, and a place to park near it?",
  ": thank you for what you do. Whom can I speak to about someone close to me?",
];
const STAFF = 5;
const LINE = sql.lit("\n");
const STORY = "I ran before I believed in it, and now I believe in it.";

/** Varied rows in English and Malayalam; one enquiry in fifty is spam. */
export async function fill(url: string, { submissions, testimonials }: Size): Promise<void> {
  const database = openDatabase(url);
  const { db, kind } = database;
  const indexes: string[] = [];
  for (const table of kind === "sqlite" ? [] : SEARCHED_TABLES) {
    indexes.push(await withoutTimeLimit(url, `select pg_get_indexdef('${table}_by_text'::regclass) as value`));
    await withoutTimeLimit(url, `drop index ${table}_by_text`);
  }
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
  const phone = text(sql`6000000000 + (${i} * 7919) % 3999999999`);
  const oneOf = (texts: string[]) =>
    sql`case ${i} % ${sql.lit(texts.length)} ${sql.join(
      texts.map((words, place) => sql`when ${sql.lit(place)} then ${sql.lit(words)}`),
      sql` `,
    )} end`;

  const late = sql.lit(submissions - Math.ceil(submissions / 20));
  const cases = (
    from: number,
    to: number,
  ) => sql`(select i, ${moment(sql`${minutes} - (i * ${minutes}) / ${sql.lit(submissions)}`)} as at,
    case when i % 50 = 7 then 'spam' when i <= ${late} then 'answered' when i % 2 = 0 then 'new' else 'taken' end as state
    from ${numbers(from, to)} as counted)`;

  await inParts(submissions, (from, to) =>
    sql`insert into contact_submissions
        (name, phone, email, message, folded, created_at, state, urgent, owner_id, answered_at, answered_how)
      select 'Visitor ' || ${text(i)}, ${phone}, 'visitor' || ${text(i)} || '@example.org',
        'Message ' || ${text(i)} || ${oneOf(MESSAGES)},
        'visitor ' || ${text(i)} || ${LINE} || ${phone} || ${LINE} || 'visitor' || ${text(i)} || '@example.org' || ${LINE}
          || 'message ' || ${text(i)} || ${oneOf(MESSAGES.map(foldText))},
        at, state, case when ${i} % 100 = 3 and state in ('new', 'taken') then 1 else 0 end,
        case when state in ('answered', 'taken') then 1 + (${i} / 2) % ${sql.lit(STAFF)} end,
        case when state = 'answered' then at end, case when state = 'answered' then 'mail' end
      from ${cases(from, to)} as numbers`.execute(db),
  );
  await inParts(testimonials, (from, to) =>
    sql`insert into testimonials (name, email, designation, title, description, folded, created_at, is_visible, status)
      select 'Runner ' || ${text(i)}, 'runner' || ${text(i)} || '@example.org', 'Club member', 'Kilometre ' || ${text(i)},
        ${sql.lit(STORY)}, 'runner ' || ${text(i)} || ${sql.lit("\nclub member\nkilometre ")} || ${text(i)} || ${sql.lit(`\n${foldText(STORY)}\nrunner`)}
          || ${text(i)} || '@example.org', ${moment(sql`${sql.lit(testimonials)} - ${i}`)},
        case when ${i} % 20 = 0 then 0 else 1 end,
        case ${i} % 10 when 1 then 'pending' when 2 then 'rejected' else 'approved' end
      from ${numbers(from, to)} as numbers`.execute(db),
  );
  if (kind === "postgres")
    for (const statement of [...indexes, "vacuum analyze"]) await withoutTimeLimit(url, statement);
  else for (const statement of ["pragma wal_checkpoint(truncate)", "analyze"]) await sql.raw(statement).execute(db);
  await database.close();
}

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
