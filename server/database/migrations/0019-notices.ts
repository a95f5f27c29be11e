import { type Kysely, PostgresAdapter } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("notices")
    .addColumn("id", "integer", (id) =>
      (postgres ? id.generatedByDefaultAsIdentity() : id.autoIncrement()).primaryKey(),
    )
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("text_ml", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("link", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("from", "text", (column) => column.notNull())
    .addColumn("until", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}
