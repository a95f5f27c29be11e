import { createHmac } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import { installationValue } from "../database/app-metadata.ts";
import type { HistoryTableRow, Tables } from "../database/tables.ts";

export type Unchained = Omit<Selectable<HistoryTableRow>, "id" | "hash">;

/** Hash of the newest row, so that a truncated end is noticed. */
const HEAD = "history-head";
const AT_ONCE = 500;

export interface Verified {
  rows: number;
  /** First row whose hash does not match. */
  broken: { id: number; at: string } | null;
  /** True if the newest rows are missing. */
  cut: boolean;
}

function hashOf(secret: string, before: string, row: Unchained): string {
  const { at, who_id, who_name, act, step, kind, about, several, label, fields, version, puts_back } = row;
  const sealed = [before, at, who_id, who_name, act, step, kind, about, several, label, fields, version, puts_back];
  return createHmac("sha256", secret).update(JSON.stringify(sealed)).digest("base64url");
}

/** Appends a row in the action's transaction. Locks the head until commit, so that the chain cannot fork. */
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

/** Verifies all rows in one snapshot. */
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
