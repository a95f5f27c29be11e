import { type Kysely, PostgresAdapter } from "kysely";
import type { Tables } from "./tables.ts";

/** Whether a database, or a transaction of it, is PostgreSQL's; else it is SQLite's. */
export const isPostgres = (db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
