import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { addToCounts } from "./limit-counts.ts";

const act = "send the same form";

/** Which forms repeat an earlier one, among them or counted before, in their order. One statement for all. */
export async function getRepeats(
  db: Kysely<Tables>,
  forms: readonly (string | null)[],
  { now, hidden }: { now: number; hidden(key: string): string },
): Promise<boolean[]> {
  const keys = forms.map((form) => (form === null ? null : hidden(form)));
  const times = new Map<string, number>();
  for (const key of keys) if (key !== null) times.set(key, (times.get(key) ?? 0) + 1);
  if (times.size === 0) return keys.map(() => false);
  // Sorted, so that two transactions which add to the same rows cannot deadlock.
  const added = [...times.keys()].toSorted().map((key) => ({ act, key, times: times.get(key) ?? 0 }) as const);
  const seen = new Set<string>();
  for (const { key, count } of await addToCounts(db, added, now)) if (count > (times.get(key) ?? 0)) seen.add(key);
  return keys.map((key) => {
    if (key === null) return false;
    const repeated = seen.has(key);
    seen.add(key);
    return repeated;
  });
}
