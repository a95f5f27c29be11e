import { type Kysely, sql } from "kysely";
import type { ContactSubmission } from "../../../domain/contact-submissions.rules.ts";
import type { Page, PageAsked } from "../../../domain/pages.ts";
import type { Database } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";

/** A search finds at most this many, the newest: whoever finds more looks for something else. */
const FOUND_AT_MOST = 10_000;
/** Shorter texts are in no index: they are looked for in this many of the newest submissions. */
const INDEXED_FROM = 3;
const SHORT_LOOKS_AT = 20_000;
/** So many of the newest are looked at to tell what is found often: in this share of them. */
const PROBED = 1000;
const OFTEN = 0.05;

/**
 * Submissions that hold `q` in name, phone, e-mail or message, newest first. Letter case does not matter; on PostgreSQL
 * that is said of A to Z.
 */
export async function searchSubmissions(
  { db, kind }: Pick<Database, "db" | "kind">,
  q: string,
  range: PageAsked,
): Promise<Page<ContactSubmission>> {
  const indexed = [...q].length >= INDEXED_FROM;
  const found = indexed ? await (kind === "sqlite" ? onSqlite : onPostgres)(db, q) : await amongTheNewest(db, q);
  const from = (range.page - 1) * range.limit;
  const ids = found.slice(from, from + range.limit);
  const items =
    ids.length === 0
      ? []
      : await db.selectFrom("contact_submissions").selectAll().where("id", "in", ids).orderBy("id", "desc").execute();
  return { items, ...range, total: found.length };
}

async function onSqlite(db: Kysely<Tables>, q: string): Promise<number[]> {
  const phrase = `"${q.replaceAll('"', '""')}"`;
  return idsOf(
    await sql<{ id: number }>`
      select rowid as id from contact_submissions_text where contact_submissions_text match ${phrase}
      order by rowid desc limit ${FOUND_AT_MOST}`.execute(db),
  );
}

/** The index gives what it finds in no order: what is found often is found sooner by walking from the newest. */
async function onPostgres(db: Kysely<Tables>, q: string): Promise<number[]> {
  const sought = inSmallLetters(q);
  const holds = sql<boolean>`position(${sought} in submission_text(name, phone, email, message)) > 0`;
  const { rows } = await sql<{ hits: number }>`
    select count(*) as hits from (select * from contact_submissions order by id desc limit ${PROBED}) newest
    where ${holds}`.execute(db);
  if ((rows[0]?.hits ?? 0) >= PROBED * OFTEN) {
    return idsOf(
      await sql<{ id: number }>`
        select id from contact_submissions where ${holds} order by id desc limit ${FOUND_AT_MOST}`.execute(db),
    );
  }
  const letters = [...sought];
  const threes = letters.slice(2).map((letter, place) => `${letters[place]}${letters[place + 1]}${letter}`);
  return idsOf(
    await sql<{ id: number }>`
      with found as materialized (
        select id from contact_submissions
        where substrings_of_three(submission_text(name, phone, email, message)) @> ${[...new Set(threes)]}::text[]
        and ${holds})
      select id from found order by id desc limit ${FOUND_AT_MOST}`.execute(db),
  );
}

async function amongTheNewest(db: Kysely<Tables>, q: string): Promise<number[]> {
  const sought = `%${inSmallLetters(q).replace(/[\\%_]/g, "\\$&")}%`;
  return idsOf(
    await sql<{ id: number }>`
      select id from (select * from contact_submissions order by id desc limit ${SHORT_LOOKS_AT}) newest
      where lower(name) like ${sought} escape '\\' or phone like ${sought} escape '\\'
      or lower(email) like ${sought} escape '\\' or lower(message) like ${sought} escape '\\'
      order by id desc limit ${FOUND_AT_MOST}`.execute(db),
  );
}

const inSmallLetters = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const idsOf = ({ rows }: { rows: { id: number }[] }) => rows.map(({ id }) => id);
