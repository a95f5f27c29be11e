import type { Transaction } from "kysely";
import type { ChangedFields } from "../../shared/audit-log/audit-log.ts";
import type { AuditRecorder } from "../actions/audit-recorder.ts";
import type { ActionRunner, Actor } from "../actions/run-action.ts";
import { isUniqueViolation } from "../database/db-errors.ts";
import type { Tables } from "../database/tables.ts";
import { AppError } from "../lib/app-error.ts";
import {
  type AnyRow,
  type AuditedEntity,
  type ChangeStep,
  getRows,
  packFields,
  toColumns,
  untypedTables,
} from "./audited-entity.ts";
import { lockForUpdate } from "./versions.ts";

/** A change or deletion of one entity. */
export interface Undoable {
  id: number;
  step: Exclude<ChangeStep, "added">;
  about: number;
  version: number;
  fields: ChangedFields;
}

type Trx = Transaction<Tables>;

/** True if the entity is still as the action left it. */
export function isUnchangedSince<Row extends { id: number }>(
  kind: AuditedEntity<Row>,
  { step, fields }: Pick<Undoable, "step" | "fields">,
  now: Row | undefined,
): boolean {
  if (step === "deleted") return now === undefined;
  // Older entries lack context fields.
  if (kind.contextFields?.some(([of, by]) => of in fields && !(by in fields))) return false;
  const left = toColumns(kind, fields, "after");
  return now !== undefined && (Object.keys(left) as (keyof Row)[]).every((field) => left[field] === now[field]);
}

/**
 * Restores a deleted entity or the previous values, as a new action.
 * @throws AppError "conflict" when already undone or blocked; "not-found"
 */
export async function undo<Row extends { id: number }>(
  actions: ActionRunner,
  by: Actor,
  kind: AuditedEntity<Row>,
  undone: Undoable,
): Promise<void> {
  const { undo = {} } = kind;
  const { id, about, step, fields } = undone;
  const values = toColumns(kind, fields, "before");
  const after = toColumns(kind, fields, "after");

  const restore = async (trx: Trx, recorder: AuditRecorder) => {
    const alreadyUndone = await trx.selectFrom("history").select("id").where("puts_back", "=", id).executeTakeFirst();
    if (alreadyUndone) throw new AppError("conflict", "put-back-done");
    await undo.lock?.(trx);
    const before = step === "changed" ? await lockForUpdate(trx, kind, about, null) : undefined;
    if (!isUnchangedSince(kind, undone, before ?? (await getRows(trx, kind, [about]))[0])) throw toConflictError();
    const row = { id: about, version: undone.version + 1 };
    if (before) await update(trx, kind, before, { ...values, ...undo.extraColumns?.(before, values) });
    else if (undo.insert) await undo.insert(trx, row, values);
    else await insert(trx, kind, { ...values, ...row });
    const [now] = await getRows(trx, kind, [about]);
    if (now) await undo.validate?.(trx, now);
    recorder.recordChange(kind, before ?? null, now ?? null);
    recorder.recordUndo(id);
  };

  const act = <T>(work: (trx: Trx, recorder: AuditRecorder) => Promise<T>) =>
    actions.run(by, "put back", [about], work);
  try {
    await (undo.withFiles ? undo.withFiles({ before: values, after }, act, restore) : act(restore));
  } catch (error) {
    // A concurrent action, or a unique value that is now taken.
    if (isUniqueViolation(error)) throw toConflictError();
    // Nothing was typed here, so invalid combinations are conflicts.
    throw error instanceof AppError && error.kind === "invalid" ? new AppError("conflict", error) : error;
  }
}

const toConflictError = () => new AppError("conflict", "put-back-in-place");

const update = <Row extends { id: number }>(trx: Trx, kind: AuditedEntity<Row>, before: Row, values: Partial<Row>) =>
  untypedTables(trx)
    .updateTable<string>(kind.table)
    .set(packFields(kind, before, values))
    .where("id", "=", before.id)
    .execute();

const insert = <Row extends { id: number }>(trx: Trx, kind: AuditedEntity<Row>, row: Partial<Row> & AnyRow) =>
  untypedTables(trx)
    .insertInto<string>(kind.table)
    .values({ ...packFields(kind, {}, row), id: row.id, version: row.version })
    .execute();
