import type { Kysely, RawBuilder, Transaction } from "kysely";
import { type AuditedKind, getChangeableKinds, type Versioned } from "../../shared/audit-log/audit-log.ts";
import { can } from "../../shared/permissions/permissions.ts";
import type { Actor } from "../actions/run-action.ts";
import { LARGEST_NUMBER } from "../database/largest-number.ts";
import type { Tables } from "../database/tables.ts";
import { AppError } from "../lib/app-error.ts";
import { type AnyRow, type AuditedEntity, getRows, unpackFields, untypedTables } from "./audited-entity.ts";

/** Accepted versions; null for any. */
export type IfMatch = readonly number[] | null;

/**
 * Locks the row and increments its version for the rest of the transaction. Returns the previous row.
 * @throws AppError "not-found"; "stale", with the current state, if `expected` does not match
 */
export async function lockForUpdate<Row extends { id: number }>(
  trx: Transaction<Tables>,
  kind: AuditedEntity<Row>,
  id: number,
  expected: IfMatch,
): Promise<Row & AnyRow> {
  if (id > LARGEST_NUMBER) throw new AppError("not-found", kind.notFoundCode);
  const versions = expected?.filter((version) => version > 0 && version <= LARGEST_NUMBER);
  const updated = await untypedTables(trx)
    .updateTable<string>(kind.table)
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .$if(versions !== undefined, (query) => query.where("version", "in", [0, ...(versions ?? [])]))
    .$if(kind.present !== undefined, (query) => query.where(kind.present as RawBuilder<boolean>))
    .returningAll()
    .executeTakeFirst();
  if (updated) return unpackFields(kind, updated);
  const [current] = await toAdminView(trx, kind, await getRows(trx, kind, [id]));
  if (!current) throw new AppError("not-found", kind.notFoundCode);
  throw new AppError("stale", "changed-meanwhile", { current });
}

/**
 * Adds version and last change (who, when) for staff.
 * @param by omits names that this role may not see
 */
export async function toAdminView<Row extends { id: number }, Shown extends object>(
  db: Kysely<Tables>,
  kind: AuditedEntity<Row> & { shown(row: Row): Shown },
  rows: readonly (Row & AnyRow)[],
  by?: Pick<Actor, "role">,
): Promise<(Shown & Versioned)[]> {
  const seesWho = !by || (can(by.role, "see history") && getChangeableKinds(by.role).includes(kind.name));
  const changes = await getLastChanges(db, kind.name, seesWho ? rows.map(({ id }) => id) : []);
  return rows.map((row) => {
    const shown: Shown = (kind as { shown(row: Row): Shown }).shown(row);
    return { ...shown, version: row.version, changed: changes.get(row.id) ?? null };
  });
}

/** Last change per entity. */
async function getLastChanges(
  db: Kysely<Tables>,
  kind: AuditedKind,
  ids: number[],
): Promise<Map<number, Versioned["changed"]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("history")
    .select(["about", "who_id", "who_name", "at"])
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("history")
        .select(({ fn }) => fn.max("id").as("id"))
        .where("kind", "=", kind)
        .where("about", "in", ids)
        .groupBy("about"),
    )
    .execute();
  return new Map(
    rows.map(({ about, who_id, who_name, at }) => [about ?? 0, { by: { id: who_id, name: who_name }, at }]),
  );
}
