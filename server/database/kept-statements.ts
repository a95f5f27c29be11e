import type { Database as SqliteFile, Statement } from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";

/** How many statements are kept prepared; the least recently used goes first. */
const MOST = 150;
/** Longer ones, such as lists of a thousand ids, take much memory and hardly ever come again. */
const LONGEST = 4000;
/** Others, such as pragmas, may act while they are prepared (https://sqlite.org/pragma.html). */
const KEPT = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;

/**
 * The one connection to a SQLite file, which prepares what it was asked before only once. SQLite itself prepares a kept
 * statement anew when the schema has changed since, in this process or in another.
 * @param plain asks without keeping, for what is read row by row
 */
export function keepStatements(file: SqliteFile, plain: DatabaseConnection): DatabaseConnection {
  const kept = new Map<string, Statement<unknown[]>>();

  const prepared = (sql: string) => {
    const statement = kept.get(sql) ?? file.prepare<unknown[]>(sql);
    if (sql.length > LONGEST || !KEPT.test(sql)) return statement;
    kept.delete(sql);
    kept.set(sql, statement);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST) break;
      kept.delete(oldest);
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
      } catch (fault) {
        // Nobody needs to know in which state a fault leaves it.
        kept.delete(sql);
        throw fault;
      }
    },
    streamQuery: (query, chunkSize) => plain.streamQuery(query, chunkSize),
  };
}
