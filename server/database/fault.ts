/**
 * SQLSTATE in which PostgreSQL could not serve at all: connection, resources, intervention and system; read-only, as
 * after a failover; and a transaction that lost against others or waited too long.
 */
const POSTGRES_DOWN = /^(08|53|57|58|25006|25P03|40001|40P01|55P03)/;
/** Of these: one that lost against others, waited for them too long, or shared a statement that took too long. */
const POSTGRES_LOST = /^(40001|40P01|55P03|57014)/;
const SOCKET = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH)$/;
/** A trigger refuses only what comes while an installation moves to another database. */
const SQLITE_DOWN = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|CORRUPT|PROTOCOL|CONSTRAINT_TRIGGER)/;
const LOST = /Connection terminated|timeout exceeded|Query read timeout|connection is closed|not queryable/i;

/** Whether an error says that the database cannot serve now: asking again later may help. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (POSTGRES_DOWN.test(code) || SOCKET.test(code) || SQLITE_DOWN.test(code) || LOST.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  return error.cause !== undefined && isDatabaseDown(error.cause);
}

/** Whether an error says that a transaction of PostgreSQL lost against others: alone it may well succeed. */
export const isLostToOthers = (error: unknown): boolean => POSTGRES_LOST.test(codeOf(error));

/** Whether an error says that a value which must be there once is there already. */
export const isDuplicate = (error: unknown): boolean => ["23505", "SQLITE_CONSTRAINT_UNIQUE"].includes(codeOf(error));

/** Whether an error says that what a row belongs to is not there. */
export const isForeignKeyFault = (error: unknown): boolean =>
  ["23503", "SQLITE_CONSTRAINT_FOREIGNKEY"].includes(codeOf(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
