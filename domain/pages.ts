export interface Page<T> {
  items: T[];
  /** From 1. */
  page: number;
  limit: number;
  total: number;
}

/** Which part of a longer list is asked for. */
export interface PageAsked {
  /** From 1. */
  page: number;
  limit: number;
}

/** How many pages there are; an empty list has one. */
export const pagesOf = ({ total, limit }: { total: number; limit: number }): number =>
  Math.max(1, Math.ceil(total / limit));
