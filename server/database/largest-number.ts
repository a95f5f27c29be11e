/**
 * The largest whole number that a column holds. SQLite would hold a larger one; to PostgreSQL it is a fault, and so it is
 * asked of neither.
 */
export const LARGEST_NUMBER = 2 ** 31 - 1;
