import type { Kysely, RawBuilder, Selectable, Transaction } from "kysely";
import type { ChangedFields, FieldValue } from "../../shared/audit-log/audit-log.ts";
import type { RecordedEntity } from "../actions/audit-recorder.ts";
import type { Tables } from "../database/tables.ts";
import type { ErrorCode } from "../lib/error-messages.ts";
import type { RestoreFiles } from "../storage/uploads.ts";

type Trx = Transaction<Tables>;
export type VersionedTable = {
  [Table in keyof Tables]: Selectable<Tables[Table]> extends { id: number; version: number } ? Table : never;
}[keyof Tables];

/** An entity whose changes are audited. */
export interface AuditedEntity<Row extends { id: number }> extends RecordedEntity<Row> {
  table: VersionedTable;
  /** JSON column that holds the fields; absent: a column each. */
  jsonColumn?: string;
  /** Label from visitors' words, while the entity exists. */
  liveLabel?(row: Row): string;
  /** As staff see it, without version and last change. */
  shown(row: Row): object;
  notFoundCode: ErrorCode;
  /** SQL that holds for rows that are there; absent: all are. */
  present?: RawBuilder<boolean>;
  /** Absent: cannot be restored. */
  undo?: UndoOptions<Row>;
}

/** Hooks for restoring; also used when a list entry or a translation is saved. */
export interface UndoOptions<Row> {
  /** Locks shared by all entries, before any row lock. */
  lock?(trx: Trx): Promise<unknown>;
  /** Replaces the plain insert. */
  insert?(trx: Trx, row: { id: number; version: number }, values: Partial<Row>): Promise<unknown>;
  /**
   * Columns that follow from restored or translated values.
   * @throws AppError "conflict"
   */
  extraColumns?(before: Row, values: Partial<Row>): object;
  /** @throws AppError "conflict" or "invalid" */
  validate?(trx: Trx, row: Row): Promise<unknown>;
  withFiles?: RestoreFiles<Row>;
  /** True if the data needed is retained for `UNDO_DAYS` only. */
  hasShortRetention?(undone: { step: ChangeStep; fields: ChangedFields }): boolean;
}

export type ChangeStep = "added" | "changed" | "deleted";

/** Null: does not exist. */
export const getStep = (before: unknown, after: unknown): ChangeStep =>
  before === null ? "added" : after === null ? "deleted" : "changed";

/** Changed fields with their context fields. */
export function differences<Row extends { id: number }>(
  { fields, lists = [], contextFields = [] }: RecordedEntity<Row>,
  before: Row | null,
  after: Row | null,
): ChangedFields {
  const changed: ChangedFields = {};
  const both = (field: keyof Row) => [before?.[field] ?? null, after?.[field] ?? null] as const;
  const differs = (field: keyof Row) => both(field)[0] !== both(field)[1];
  for (const field of fields) {
    const [was, is] = both(field);
    if (!differs(field) && !contextFields.some(([of, by]) => by === field && differs(of))) continue;
    const valueOf = (value: unknown) =>
      (lists.includes(field) && typeof value === "string" ? JSON.parse(value) : value) as FieldValue;
    changed[field] = { before: valueOf(was), after: valueOf(is) };
  }
  return changed;
}

/** One side of a change as column values. */
export function toColumns<Row extends { id: number }>(
  { fields, lists = [] }: RecordedEntity<Row>,
  changed: ChangedFields,
  side: "before" | "after",
): Partial<Row> {
  const values = fields.flatMap((field) => {
    const value = changed[field]?.[side];
    if (value === undefined) return [];
    return [[field, value !== null && lists.includes(field) ? JSON.stringify(value) : value]];
  });
  return Object.fromEntries(values) as Partial<Row>;
}

export type AnyRow = { id: number; version: number };
type AnyTable = Record<string, AnyRow & Record<string, unknown>>;
/** Untyped view of the database for generic code. */
export const untypedTables = (db: Kysely<Tables>) => db as unknown as Kysely<AnyTable>;

/** Existing rows of these ids, unordered, JSON fields expanded. */
export async function getRows<Row extends { id: number }>(
  db: Kysely<Tables>,
  kind: AuditedEntity<Row>,
  ids: readonly number[],
): Promise<(Row & AnyRow)[]> {
  if (ids.length === 0) return [];
  const rows = await untypedTables(db)
    .selectFrom<string>(kind.table)
    .selectAll()
    .where("id", "in", [...ids])
    .$if(kind.present !== undefined, (query) => query.where(kind.present as RawBuilder<boolean>))
    .execute();
  return rows.map((row) => unpackFields(kind, row));
}

/** Expands the JSON fields of a row. */
export function unpackFields<Row extends { id: number }>(
  { fields, lists = [], jsonColumn }: AuditedEntity<Row>,
  row: object,
): Row & AnyRow {
  if (jsonColumn === undefined) return row as Row & AnyRow;
  const { [jsonColumn]: json, ...rest } = row as Record<string, unknown>;
  const values = JSON.parse(String(json)) as Record<string, unknown>;
  const entries = fields.map((field) => {
    const value = values[field] ?? null;
    return [field, value !== null && lists.includes(field) ? JSON.stringify(value) : value];
  });
  return { ...rest, ...Object.fromEntries(entries) } as Row & AnyRow;
}

/** Column values for an update of these fields. */
export function packFields<Row extends { id: number }>(
  { fields, lists = [], jsonColumn }: AuditedEntity<Row>,
  before: Partial<Row>,
  values: Partial<Row>,
): object {
  if (jsonColumn === undefined) return values;
  const all: Partial<Row> = { ...before, ...values };
  const entries = fields.flatMap((field) => {
    const value = all[field] ?? null;
    return value === null ? [] : [[field, lists.includes(field) ? JSON.parse(String(value)) : value]];
  });
  return { [jsonColumn]: JSON.stringify(Object.fromEntries(entries)) };
}
