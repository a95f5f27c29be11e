import { normalize } from "../../../shared/text/normalize.ts";

/** Three-way merge of lists. @returns null on a conflict */
export function mergedList(before: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  const gone = before.filter((item) => !has(mine, item));
  const came = mine.filter((item) => !has(before, item));
  if (gone.length === 0 && came.length === 0)
    return [...mine.filter((item) => has(theirs, item)), ...theirs.filter((item) => !has(mine, item))];
  if (came.length > 0 && !gone.every((item) => has(theirs, item))) return null;
  return [...theirs.flatMap((item) => (has(gone, item) ? came.splice(0, 1) : [item])), ...came];
}

const has = (list: readonly unknown[], item: unknown): boolean => list.some((other) => isSame(other, item));

/** Ignores Unicode composition. */
export const isSame = (a: unknown, b: unknown): boolean => getText(a) === getText(b);

function getText(entry: unknown): string {
  const text = JSON.stringify(entry ?? null);
  return normalize(text, text.length) ?? text;
}
