export interface Page<T> {
  items: T[];
  /** From 1. */
  page: number;
  limit: number;
  total: number;
}

export interface PageQuery {
  /** From 1. */
  page: number;
  limit: number;
}

/** At least one. */
export const getPageCount = ({ total, limit }: { total: number; limit: number }): number =>
  Math.max(1, Math.ceil(total / limit));
