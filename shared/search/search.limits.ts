/** Characters of a query. */
export const SEARCH_MAX_LENGTH = 100;
