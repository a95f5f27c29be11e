import type { Database as SqliteFile, Statement } from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";

/** LRU bound. */
const MAX_STATEMENTS = 150;
/** Long ones, such as lists of ids, use much memory and rarely recur. */
const MAX_CACHED_LENGTH = 4000;
/** Others, such as pragmas, may take effect when prepared. */
const CACHED_VERBS = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;

/**
 * A SQLite connection that caches prepared statements. SQLite re-prepares them after schema changes.
 * @param plain uncached, for streaming
 */
export function createStatementCache(file: SqliteFile, plain: DatabaseConnection): DatabaseConnection {
  const statements = new Map<string, Statement<unknown[]>>();

  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? file.prepare<unknown[]>(sql);
    if (sql.length > MAX_CACHED_LENGTH || !CACHED_VERBS.test(sql)) return statement;
    statements.delete(sql);
    statements.set(sql, statement);
    for (const oldest of statements.keys()) {
      if (statements.size <= MAX_STATEMENTS) break;
      statements.delete(oldest);
    }
    return statement;
  };

  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const statement = prepared(sql);
      try {
        if (statement.reader) return { rows: statement.all(parameters) as Row[] };
        const { changes, lastInsertRowid } = statement.run(parameters);
        return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
      } catch (error) {
        // The statement's state after an error is unknown.
        statements.delete(sql);
        throw error;
      }
    },
    streamQuery: (query, chunkSize) => plain.streamQuery(query, chunkSize),
  };
}
