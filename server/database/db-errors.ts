/** SQLSTATE classes: unavailable, out of resources, read-only, or a lost or timed-out transaction. */
const POSTGRES_DOWN = /^(08|53|57|58|25006|25P03|40001|40P01|55P03)/;
/** Of these: one that lost against others, waited for them too long, or shared a statement that took too long. */
const POSTGRES_LOST = /^(40001|40P01|55P03|57014)/;
const SOCKET = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH)$/;
/** `CONSTRAINT_TRIGGER`: writes blocked during a move. */
const SQLITE_DOWN = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|CORRUPT|PROTOCOL|CONSTRAINT_TRIGGER)/;
const CONNECTION_LOST = /Connection terminated|timeout exceeded|Query read timeout|connection is closed|not queryable/i;

/** True if the database is unavailable; retrying later may help. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = getErrorCode(error);
  if (POSTGRES_DOWN.test(code) || SOCKET.test(code) || SQLITE_DOWN.test(code) || CONNECTION_LOST.test(error.message))
    return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  return error.cause !== undefined && isDatabaseDown(error.cause);
}

/** True if a PostgreSQL transaction lost against others; alone it may succeed. */
export const isSerializationFailure = (error: unknown): boolean => POSTGRES_LOST.test(getErrorCode(error));

/** Unique violation. */
export const isUniqueViolation = (error: unknown): boolean =>
  ["23505", "SQLITE_CONSTRAINT_UNIQUE"].includes(getErrorCode(error));

/** Foreign key violation. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  ["23503", "SQLITE_CONSTRAINT_FOREIGNKEY"].includes(getErrorCode(error));

const getErrorCode = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
