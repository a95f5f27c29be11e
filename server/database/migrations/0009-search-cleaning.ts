import { type Kysely, PostgresAdapter, sql } from "kysely";

type Made = { search_cleaning: { id: number; deleted: number; cleaned: number; claimed_until: string } };

/** Progress of removing deleted rows from the search index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("search_cleaning")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("deleted", "integer", (column) => column.notNull())
    .addColumn("merging", "integer")
    .addColumn("cleaned", "integer", (column) => column.notNull())
    .addColumn("claimed_until", "text", (column) => column.notNull())
    .execute();
  await db
    .withTables<Made>()
    .insertInto("search_cleaning")
    .values({ id: 1, deleted: postgres ? 0 : 1, cleaned: 0, claimed_until: "" })
    .execute();
  if (!postgres) for (const statement of SQLITE) await sql.raw(statement).execute(db);
}

const SQLITE = [
  `create trigger contact_submissions_text_deleted after delete on contact_submissions begin
     update search_cleaning set deleted = deleted + 1; end`,
  // With the default of 4 a merge pauses as soon as a few new rows exist, and looks finished.
  `insert into contact_submissions_text(contact_submissions_text, rank) values ('usermerge', 2)`,
];
