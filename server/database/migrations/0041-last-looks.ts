import type { Kysely } from "kysely";

/** When staff last looked at an enquiry, and when their visit before this one ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("case_viewers").addColumn("looked_at", "text").execute();
  await db.schema.alterTable("admins").addColumn("away_since", "text").execute();
}
