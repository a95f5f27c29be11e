import { chmodSync, statSync } from "node:fs";
import { dirname } from "node:path";
import SQLite from "better-sqlite3";
import { Kysely, sql } from "kysely";
import pg from "pg";
import { getWriteError } from "../lib/write-error.ts";
import {
  type ChangeNotifications,
  createPostgresNotifications,
  createSqliteNotifications,
} from "./change-notifications.ts";
import { CampaignPostgresDialect } from "./postgres-dialect.ts";
import { CampaignSqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

export interface Database {
  db: Kysely<Tables>;
  kind: "sqlite" | "postgres";
  signal: ChangeNotifications;
  /** Rejects within a few seconds when the database is unavailable. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Opens `sqlite:/path` or `postgres://…`; `onError` receives errors of idle connections. */
export function openDatabase(url: string, onError: (error: Error) => void = () => {}): Database {
  return url.startsWith("sqlite:") ? openSqlite(url.slice("sqlite:".length)) : openPostgres(url, onError);
}

function openSqlite(path: string): Database {
  const file = openFile(path);
  restrictPermissions(path);
  // better-sqlite3 opens WAL databases with NORMAL, which can lose acknowledged rows in a power cut.
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  // Overwrite deleted content (right to erasure).
  file.pragma("secure_delete = ON");
  const db = new Kysely<Tables>({ dialect: new CampaignSqliteDialect(file) });
  return toDatabase(db, "sqlite", createSqliteNotifications(file));
}

/** @throws Error naming the file when it cannot be opened or is not a database; the file is left untouched */
function openFile(path: string): SQLite.Database {
  try {
    const file = new SQLite(path, { timeout: 5000 });
    file.pragma("journal_mode = WAL");
    // From here on the dialect waits for other processes, without blocking the event loop.
    file.pragma("busy_timeout = 0");
    return file;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const why = getWriteError(dirname(path));
    error.message =
      why === undefined || why === "ENOENT"
        ? `The database ${path}: ${error.message}`
        : `The data folder ${dirname(path)} is not writable (${why}), so the database cannot be opened. Make it writable; ` +
          "a backup is possible before: admin backup FILE, with a file on another disk.";
    throw error;
  }
}

/** Restricts existing files to their owner; SQLite copies the mode to new ones. */
function restrictPermissions(path: string): void {
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    try {
      if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
    } catch {
      // Missing, or owned by another user.
    }
}

/**
 * Closes a connection whose query timed out: the pool would hand it to the next query, and TCP notices only
 * after a quarter of an hour.
 */
class TimeoutClient extends pg.Client {
  // Only promise-returning overloads are used.
  override query(...args: unknown[]): never {
    const answer: unknown = Reflect.apply(super.query, this, args);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === "Query read timeout") this.end().catch(() => {});
      });
    return answer as never;
  }
}

/** In ms; default three seconds. */
const getBusyTimeout = (address: string): number => Number(/[?&]connect_timeout=(\d+)/.exec(address)?.[1] ?? 3) * 1000;

function openPostgres(connectionString: string, onError: (error: Error) => void): Database {
  const connectionTimeoutMillis = getBusyTimeout(connectionString);
  // Counts are int8, far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis,
    query_timeout: 15_000,
    keepAlive: true,
    Client: TimeoutClient,
  });
  // An unhandled error of an idle connection would end the process.
  pool.on("error", onError);
  // The same applies between two queries of a transaction; the next query reports it.
  pool.on("connect", (client) => client.on("error", () => {}));
  const listening = () => new pg.Client({ connectionString, connectionTimeoutMillis, keepAlive: true });
  const db = new Kysely<Tables>({ dialect: new CampaignPostgresDialect({ pool }) });
  return toDatabase(db, "postgres", createPostgresNotifications(listening, onError));
}

function toDatabase(db: Kysely<Tables>, kind: Database["kind"], signal: ChangeNotifications): Database {
  return {
    db,
    kind,
    signal,
    ping: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  };
}

/** Reads from one snapshot without blocking writers. */
export function inSnapshot<T>(
  { db, kind }: Pick<Database, "db" | "kind">,
  read: (on: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  if (kind === "postgres")
    return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
  return db.connection().execute(async (connection) => {
    // `begin immediate`, our default, would block writers.
    await sql`begin deferred`.execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
