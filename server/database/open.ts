import { chmodSync, statSync } from "node:fs";
import SQLite from "better-sqlite3";
import { Kysely, sql } from "kysely";
import pg from "pg";
import { type ChangeSignal, postgresSignal, sqliteSignal } from "./change-signal.ts";
import { CampaignPostgresDialect } from "./postgres-dialect.ts";
import { CampaignSqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

export interface Database {
  db: Kysely<Tables>;
  kind: "sqlite" | "postgres";
  signal: ChangeSignal;
  /** Resolves when the database answers; rejects within a few seconds when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Opens `sqlite:/path/to/file` or `postgres://…`. What goes wrong in an idle connection is told to `onFault`. */
export function openDatabase(url: string, onFault: (fault: Error) => void = () => {}): Database {
  return url.startsWith("sqlite:") ? openSqlite(url.slice("sqlite:".length)) : openPostgres(url, onFault);
}

function openSqlite(path: string): Database {
  const file = openFile(path);
  keepToOwner(path);
  // better-sqlite3 opens a WAL database with NORMAL, which loses acknowledged rows in a power cut.
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  // What is removed is overwritten with zeros, not only unlinked: people ask for it.
  file.pragma("secure_delete = ON");
  const db = new Kysely<Tables>({ dialect: new CampaignSqliteDialect(file) });
  return databaseOf(db, "sqlite", sqliteSignal(file));
}

/** @throws Error that names the file where it cannot be opened, or is something else: a file of somebody's that is left as it is */
function openFile(path: string): SQLite.Database {
  try {
    const file = new SQLite(path, { timeout: 5000 });
    file.pragma("journal_mode = WAL");
    // From here on the dialect waits for other processes, without blocking the event loop.
    file.pragma("busy_timeout = 0");
    return file;
  } catch (fault) {
    if (fault instanceof Error) fault.message = `The database ${path}: ${fault.message}`;
    throw fault;
  }
}

/** Files that others could read, from an earlier day or another hand, are closed to them; SQLite makes new ones alike. */
function keepToOwner(path: string): void {
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    try {
      if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
    } catch {
      // It is not there, or somebody else's.
    }
}

/**
 * A connection whose answer did not come in time would hand that silence to whoever gets it next, for as long as the
 * operating system believes in it: a quarter of an hour. It is cut, and the pool makes a new one.
 */
class ImpatientClient extends pg.Client {
  // The driver knows many ways to ask; those with a promise are the ones in use.
  override query(...words: unknown[]): never {
    const answer: unknown = Reflect.apply(super.query, this, words);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === "Query read timeout") this.end().catch(() => {});
      });
    return answer as never;
  }
}

/** How long a connection is waited for, in milliseconds: three seconds, or as many as the address says in libpq's word. */
const patienceOf = (address: string): number => Number(/[?&]connect_timeout=(\d+)/.exec(address)?.[1] ?? 3) * 1000;

function openPostgres(connectionString: string, onFault: (fault: Error) => void): Database {
  const connectionTimeoutMillis = patienceOf(connectionString);
  // Counts arrive as int8; they stay far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis,
    query_timeout: 15_000,
    keepAlive: true,
    Client: ImpatientClient,
  });
  // A connection that dies while idle would otherwise end the process.
  pool.on("error", onFault);
  // So would one that dies between two queries of a transaction; there the next query tells.
  pool.on("connect", (client) => client.on("error", () => {}));
  const listening = () => new pg.Client({ connectionString, connectionTimeoutMillis, keepAlive: true });
  const db = new Kysely<Tables>({ dialect: new CampaignPostgresDialect({ pool }) });
  return databaseOf(db, "postgres", postgresSignal(listening, onFault));
}

function databaseOf(db: Kysely<Tables>, kind: Database["kind"], signal: ChangeSignal): Database {
  return {
    db,
    kind,
    signal,
    ping: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  };
}
