import { createHmac } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import { installationValue } from "../database/installation-value.ts";
import type { HistoryTableRow, Tables } from "../database/tables.ts";

/** A row of the history before it has its number and its place in the chain. */
export type Unchained = Omit<Selectable<HistoryTableRow>, "id" | "hash">;

/** Where the hash of the newest row stands, so that rows missing at the end are seen too. */
const HEAD = "history-head";
const AT_ONCE = 500;

/** What came of following the chain from its first row. */
export interface Verified {
  rows: number;
  /** The first row that does not follow from those before it; null when all do. */
  broken: { id: number; at: string } | null;
  /** Whether the newest rows are missing. */
  cut: boolean;
}

function hashOf(secret: string, before: string, row: Unchained): string {
  const { at, who_id, who_name, act, step, kind, about, several, label, fields, version, puts_back } = row;
  const sealed = [before, at, who_id, who_name, act, step, kind, about, several, label, fields, version, puts_back];
  return createHmac("sha256", secret).update(JSON.stringify(sealed)).digest("base64url");
}

/**
 * Writes the next row of the chain in the transaction of its act. From here to its end whoever acts waits for it, on
 * every process, so that no two rows follow the same one.
 */
export async function addToChain(trx: Transaction<Tables>, secret: string, row: Unchained): Promise<void> {
  const { value: before } = await trx
    .insertInto("installation")
    .values({ name: HEAD, value: "" })
    .onConflict((of) => of.column("name").doUpdateSet(({ ref }) => ({ value: ref("installation.value") })))
    .returning("value")
    .executeTakeFirstOrThrow();
  const hash = hashOf(secret, before, row);
  await trx
    .insertInto("history")
    .values({ ...row, hash })
    .execute();
  await trx.updateTable("installation").set({ value: hash }).where("name", "=", HEAD).execute();
}

/** Follows the chain through all rows, as they were at one moment. */
export async function verifyChain(on: Kysely<Tables>, secret: string): Promise<Verified> {
  let before = "";
  let rows = 0;
  for (let after = 0; ; ) {
    const some = await on
      .selectFrom("history")
      .selectAll()
      .where("id", ">", after)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    for (const { id, hash, ...row } of some) {
      if (hash !== hashOf(secret, before, row)) return { rows, broken: { id, at: row.at }, cut: false };
      before = hash;
      rows += 1;
      after = id;
    }
    if (some.length < AT_ONCE) break;
  }
  return { rows, broken: null, cut: ((await installationValue(on, HEAD)) ?? "") !== before };
}
