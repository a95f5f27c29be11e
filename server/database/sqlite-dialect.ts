import type { Database as SqliteFile } from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";
import { keepStatements } from "./kept-statements.ts";

/** SQLite can change its schema within a transaction, so a migration is there whole or not at all. */
class WholeSchemaAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class CampaignSqliteDriver extends SqliteDriver {
  readonly #file: SqliteFile;
  #connection: DatabaseConnection | undefined;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= keepStatements(this.#file, await super.acquireConnection());
    return this.#connection;
  }

  /**
   * Asks for the right to write at the beginning, where SQLite waits for it. A transaction that has read first and then
   * finds that another process wrote is refused at once (https://sqlite.org/rescode.html#busy_snapshot).
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full disk or a read error ends the transaction by itself; the fault to be told is that one. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely's SQLite, as it must behave with several processes on one file and on a disk that can fail. */
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
