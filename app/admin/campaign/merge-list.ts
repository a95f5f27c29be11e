import { normalize } from "../../../shared/text/normalize.ts";

/** Three-way merge of lists. @returns null on a conflict */
export function mergedList(before: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  const gone = before.filter((one) => !has(mine, one));
  const came = mine.filter((one) => !has(before, one));
  if (gone.length === 0 && came.length === 0)
    return [...mine.filter((one) => has(theirs, one)), ...theirs.filter((one) => !has(mine, one))];
  if (came.length > 0 && !gone.every((one) => has(theirs, one))) return null;
  return [...theirs.flatMap((one) => (has(gone, one) ? came.splice(0, 1) : [one])), ...came];
}

const has = (list: readonly unknown[], one: unknown): boolean => list.some((other) => isSame(other, one));

/** Ignores Unicode composition. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

function textOf(entry: unknown): string {
  const text = JSON.stringify(entry ?? null);
  return normalize(text, text.length) ?? text;
}
