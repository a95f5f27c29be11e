import SQLite from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteAdapter, SqliteDialect, sql } from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

/** An open database and which kind it is. */
export interface Database {
  db: Kysely<Tables>;
  kind: "sqlite" | "postgres";
  /** Resolves when the database answers; rejects within a few seconds when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** SQLite can change its schema within a transaction, so a migration is there whole or not at all. */
class WholeSchemaAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class WholeSchemaDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new WholeSchemaAdapter();
  }
}

/** Opens `sqlite:/path/to/file` or `postgres://…`. What goes wrong in an idle connection is told to `onFault`. */
export function openDatabase(url: string, onFault: (fault: Error) => void = () => {}): Database {
  return url.startsWith("sqlite:") ? openSqlite(url.slice("sqlite:".length)) : openPostgres(url, onFault);
}

function openSqlite(path: string): Database {
  const file = new SQLite(path, { timeout: 5000 });
  file.pragma("journal_mode = WAL");
  // better-sqlite3 opens a WAL database with NORMAL, which loses acknowledged rows in a power cut.
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  // What is removed is overwritten with zeros, not only unlinked: people ask for it.
  file.pragma("secure_delete = ON");
  return databaseOf(new Kysely<Tables>({ dialect: new WholeSchemaDialect({ database: file }) }), "sqlite");
}

function openPostgres(connectionString: string, onFault: (fault: Error) => void): Database {
  // Counts arrive as int8; they stay far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: 15_000,
    keepAlive: true,
  });
  // A connection that dies while idle would otherwise end the process.
  pool.on("error", onFault);
  return databaseOf(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), "postgres");
}

function databaseOf(db: Kysely<Tables>, kind: Database["kind"]): Database {
  return {
    db,
    kind,
    ping: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  };
}
