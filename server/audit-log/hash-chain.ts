import { createHmac } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import { getAppMetadata } from "../database/app-metadata.ts";
import type { AuditLogRow, Tables } from "../database/tables.ts";

export type UnhashedRow = Omit<Selectable<AuditLogRow>, "id" | "hash">;

/** Hash of the newest row, so that a truncated end is noticed. */
const GENESIS_HASH = "history-head";
const BATCH_SIZE = 500;

export interface ChainReport {
  rows: number;
  /** First row whose hash does not match. */
  broken: { id: number; at: string } | null;
  /** True if the newest rows are missing. */
  cut: boolean;
}

function hashRow(secret: string, before: string, row: UnhashedRow): string {
  const { at, who_id, who_name, act, step, kind, about, several, label, fields, version, puts_back } = row;
  const sealed = [before, at, who_id, who_name, act, step, kind, about, several, label, fields, version, puts_back];
  return createHmac("sha256", secret).update(JSON.stringify(sealed)).digest("base64url");
}

/** Appends a row in the action's transaction. Locks the head until commit, so that the chain cannot fork. */
export async function appendToChain(trx: Transaction<Tables>, secret: string, row: UnhashedRow): Promise<void> {
  const { value: before } = await trx
    .insertInto("installation")
    .values({ name: GENESIS_HASH, value: "" })
    .onConflict((of) => of.column("name").doUpdateSet(({ ref }) => ({ value: ref("installation.value") })))
    .returning("value")
    .executeTakeFirstOrThrow();
  const hash = hashRow(secret, before, row);
  await trx
    .insertInto("history")
    .values({ ...row, hash })
    .execute();
  await trx.updateTable("installation").set({ value: hash }).where("name", "=", GENESIS_HASH).execute();
}

/** Verifies all rows in one snapshot. */
export async function verifyChain(on: Kysely<Tables>, secret: string): Promise<ChainReport> {
  let before = "";
  let rows = 0;
  for (let after = 0; ; ) {
    const batch = await on
      .selectFrom("history")
      .selectAll()
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH_SIZE)
      .execute();
    for (const { id, hash, ...row } of batch) {
      if (hash !== hashRow(secret, before, row)) return { rows, broken: { id, at: row.at }, cut: false };
      before = hash;
      rows += 1;
      after = id;
    }
    if (batch.length < BATCH_SIZE) break;
  }
  return { rows, broken: null, cut: ((await getAppMetadata(on, GENESIS_HASH)) ?? "") !== before };
}
