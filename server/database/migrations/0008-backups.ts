import type { Kysely } from "kysely";

type Made = { backups: { id: number; claimed_until: string } };

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("backups")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("made_at", "text")
    .addColumn("proven_at", "text")
    .addColumn("failed_at", "text")
    .addColumn("scheduled_at", "text")
    .addColumn("claimed_until", "text", (column) => column.notNull())
    .execute();
  await db.withTables<Made>().insertInto("backups").values({ id: 1, claimed_until: "" }).execute();
}
