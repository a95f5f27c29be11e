/** Largest integer that both databases accept; PostgreSQL raises beyond it. */
export const LARGEST_NUMBER = 2 ** 31 - 1;
