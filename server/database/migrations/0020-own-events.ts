import { type Kysely, PostgresAdapter } from "kysely";

const PLAN = ["starts_at", "ends_at", "was_starts_at", "was_ends_at", "was_venue", "was_venue_ml"] as const;
const TEXTS = ["title_ml", "description_ml", "venue", "venue_ml", "reason", "reason_ml"] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const events = db.schema.alterTable("events");
  for (const column of PLAN) await events.addColumn(column, "text").execute();
  for (const column of TEXTS) await events.addColumn(column, "text", (of) => of.notNull().defaultTo("")).execute();
  await events.addColumn("status", "text", (of) => of.notNull().defaultTo("planned")).execute();
  await events.addColumn("image_descriptions", "text", (of) => of.notNull().defaultTo("[]")).execute();
  await events.addColumn("of_staff", "integer").execute();
  await events.addColumn("version", "integer", (of) => of.notNull().defaultTo(1)).execute();

  let overrides = db.schema
    .createTable("event_overrides")
    .addColumn("id", "integer", (id) =>
      (postgres ? id.generatedByDefaultAsIdentity() : id.autoIncrement()).primaryKey(),
    )
    .addColumn("key", "text", (of) => of.notNull().unique())
    .addColumn("version", "integer", (of) => of.notNull().defaultTo(1));
  for (const column of [...PLAN, ...TEXTS, "title", "description", "location", "status", "seen"])
    overrides = overrides.addColumn(column, "text");
  await overrides.execute();
}
