import {
  CompiledQuery,
  type DatabaseConnection,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Sent with the beginning of each transaction: locks of a process that died are released after 30 s. Neither a startup
 * parameter, which PgBouncer refuses, nor a session setting, which it would hand to other clients.
 */
const SET_IDLE_TIMEOUT = "set local idle_in_transaction_session_timeout = '30s'";

class CampaignPostgresDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begin = ({ sql }: CompiledQuery) => CompiledQuery.raw(`${sql}; ${SET_IDLE_TIMEOUT}`);
    await super.beginTransaction(
      {
        executeQuery: (query) => connection.executeQuery(begin(query)),
        streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      },
      settings,
    );
  }
}

/** Kysely's PostgreSQL dialect for connections that may go through PgBouncer in transaction mode. */
export class CampaignPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new CampaignPostgresDriver(this.#config);
  }
}

export const isPostgres = (db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
