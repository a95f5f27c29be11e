import { type Kysely, sql } from "kysely";

/**
 * One person's answered enquiries may be a fifth of all, so their list needs an index by day; unassigned ones
 * have their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of INDEXES) await sql.raw(statement).execute(db);
}

const INDEXES = [
  "drop index contact_submissions_by_owner",
  `create index contact_submissions_by_owner on contact_submissions (owner_id, state, created_at, id)
     where owner_id is not null`,
  `create index contact_submissions_of_nobody on contact_submissions (state, created_at, id)
     where owner_id is null`,
];
