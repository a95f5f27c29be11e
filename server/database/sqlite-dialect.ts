import { setTimeout as wait } from "node:timers/promises";
import type { Database as SqliteFile } from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";
import { createStatementCache } from "./statement-cache.ts";

/** SQLite supports transactional DDL; Kysely's adapter denies it. */
class WholeSchemaAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is one; the driver hands it out, as it can lend it to others while it waits for another process. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** How long a write waits for another process that holds the file's write lock. */
const LOCK_TIMEOUT_MS = 5000;
/** The same once others have waited `LOCK_TIMEOUT_MS` for the same lock in vain. */
const STUCK_LOCK_TIMEOUT_MS = 500;
/** Pauses between two tries, the last one repeated; those of SQLite's own busy handler. */
const RETRY_DELAYS_MS = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50];

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "SQLITE_BUSY" || error.code === "SQLITE_BUSY_RECOVERY");

class CampaignSqliteDriver extends SqliteDriver {
  readonly #file: SqliteFile;
  readonly #mutex = createMutex();
  #connection: DatabaseConnection | undefined;
  /** When tries began to meet a lock, and the last one that did, by `performance.now()`. */
  #busy = { since: 0, last: Number.NEGATIVE_INFINITY };

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.lock();
    this.#connection ??= this.#retrying(createStatementCache(this.#file, await super.acquireConnection()));
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#mutex.unlock();
  }

  /**
   * Asks for the right to write at the beginning, where it can be waited for. A transaction that has read first and then
   * finds that another process wrote is refused at once (https://sqlite.org/rescode.html#busy_snapshot).
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full disk ends the transaction implicitly; rolling back would mask that error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }

  /**
   * SQLite's busy handler would block the event loop. Outside a transaction a locked statement is retried by
   * timer, and the connection serves reads until then.
   */
  #retrying(connection: DatabaseConnection): DatabaseConnection {
    return {
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      executeQuery: async <Row>(query: CompiledQuery) => {
        const began = performance.now();
        for (let tries = 0; ; tries += 1) {
          try {
            return await connection.executeQuery<Row>(query);
          } catch (error) {
            if (!isBusy(error) || this.#file.inTransaction || this.#isOver(began)) throw error;
          }
          this.#mutex.unlock();
          try {
            await wait(RETRY_DELAYS_MS[tries] ?? RETRY_DELAYS_MS.at(-1));
          } finally {
            await this.#mutex.lock();
          }
        }
      },
    };
  }

  #isOver(began: number): boolean {
    const now = performance.now();
    this.#busy = { since: now - this.#busy.last > STUCK_LOCK_TIMEOUT_MS ? now : this.#busy.since, last: now };
    const isStuck = now - this.#busy.since >= LOCK_TIMEOUT_MS;
    return now - began >= (isStuck ? STUCK_LOCK_TIMEOUT_MS : LOCK_TIMEOUT_MS);
  }
}

/** Kysely's SQLite dialect for several processes on one file and failing disks. */
export class CampaignSqliteDialect extends SqliteDialect {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  override createDriver(): SqliteDriver {
    return new CampaignSqliteDriver(this.#file);
  }

  override createAdapter(): SqliteAdapter {
    return new WholeSchemaAdapter();
  }
}

/** One at a time, in the order in which they ask. */
function createMutex() {
  const waiting: (() => void)[] = [];
  let locked = false;
  return {
    async lock(): Promise<void> {
      if (locked) await new Promise<void>((resolve) => waiting.push(resolve));
      locked = true;
    },
    unlock(): void {
      const next = waiting.shift();
      if (next) next();
      else locked = false;
    },
  };
}
