import type { Kysely, RawBuilder, Selectable, Transaction } from "kysely";
import type { ChangedFields, FieldValue } from "../../domain/history.rules.ts";
import type { ToldKind } from "../acts/told.ts";
import type { Tables } from "../database/tables.ts";
import type { Code } from "../english.ts";
import type { BringFiles } from "../storage/uploads.ts";

type Trx = Transaction<Tables>;
/** The tables whose rows have a version. */
export type VersionedTable = {
  [Table in keyof Tables]: Selectable<Tables[Table]> extends { id: number; version: number } ? Table : never;
}[keyof Tables];

/** A kind of thing that staff change, as the history tells of it. */
export interface Kind<Row extends { id: number }> extends ToldKind<Row> {
  table: VersionedTable;
  /** The column of JSON that holds its fields, those that nobody set left out; absent: each has a column of its own. */
  within?: string;
  /** What one that is still there is called, in the words of the visitor who sent it. */
  labelWhileThere?(row: Row): string;
  /** One as staff see it, but for its version and who changed it. */
  shown(row: Row): object;
  gone: Code;
  /** SQL that holds for rows that are there; absent: all are. */
  present?: RawBuilder<boolean>;
  /** How it is put back; absent: no act on it is. */
  back?: Back<Row>;
}

/** What a kind does besides when something of it is put back; of a kept list also when one is saved. */
export interface Back<Row> {
  /** Waits for others who save one, before any row is held. */
  takeTurn?(trx: Trx): Promise<unknown>;
  /** Puts a deleted one back into its table, in another way than as a new row of its fields. */
  insert?(trx: Trx, row: { id: number; version: number }, values: Partial<Row>): Promise<unknown>;
  /** Brings further columns along where values from before an act come back. @throws Refused "conflict" */
  along?(before: Row, values: Partial<Row>): object;
  /** @throws Refused "conflict" when it may not stand beside the others, or "invalid" in itself */
  judge?(trx: Trx, row: Row): Promise<unknown>;
  withFiles?: BringFiles<Row>;
  /** Whether what comes back after such an act is kept for `KEPT_DAYS` alone. */
  isKeptShortly?(undone: { step: Step; fields: ChangedFields }): boolean;
}

/** What an act did to a thing, as seen by whether it was there before and is there after. */
export type Step = "added" | "changed" | "deleted";

/** Null stands for a thing that is not there. */
export const stepOf = (before: unknown, after: unknown): Step =>
  before === null ? "added" : after === null ? "deleted" : "changed";

/** Each field that differs between two rows of a kind, and what says its meaning; a row that is not there has nothing in it. */
export function differences<Row extends { id: number }>(
  { fields, lists = [], meant = [] }: ToldKind<Row>,
  before: Row | null,
  after: Row | null,
): ChangedFields {
  const changed: ChangedFields = {};
  const both = (field: keyof Row) => [before?.[field] ?? null, after?.[field] ?? null] as const;
  const differs = (field: keyof Row) => both(field)[0] !== both(field)[1];
  for (const field of fields) {
    const [was, is] = both(field);
    if (!differs(field) && !meant.some(([of, by]) => by === field && differs(of))) continue;
    const valueOf = (value: unknown) =>
      (lists.includes(field) && typeof value === "string" ? JSON.parse(value) : value) as FieldValue;
    changed[field] = { before: valueOf(was), after: valueOf(is) };
  }
  return changed;
}

/** The values of one side of a change, as columns hold them. */
export function columnsOf<Row extends { id: number }>(
  { fields, lists = [] }: ToldKind<Row>,
  changed: ChangedFields,
  side: "before" | "after",
): Partial<Row> {
  const values = fields.flatMap((field) => {
    const value = changed[field]?.[side];
    if (value === undefined) return [];
    // Where there is nothing there is no list either.
    return [[field, value !== null && lists.includes(field) ? JSON.stringify(value) : value]];
  });
  return Object.fromEntries(values) as Partial<Row>;
}

/** What a row of any kind has. */
export type AnyRow = { id: number; version: number };
type AnyTable = Record<string, AnyRow & Record<string, unknown>>;
/** The same database, seen as tables that differ in nothing but their names. */
export const plain = (db: Kysely<Tables>) => db as unknown as Kysely<AnyTable>;

/** The rows of these ids that are there, in no order, each with its fields beside each other. */
export async function rowsOf<Row extends { id: number }>(
  db: Kysely<Tables>,
  kind: Kind<Row>,
  ids: readonly number[],
): Promise<(Row & AnyRow)[]> {
  if (ids.length === 0) return [];
  const rows = await plain(db)
    .selectFrom<string>(kind.table)
    .selectAll()
    .where("id", "in", [...ids])
    .$if(kind.present !== undefined, (query) => query.where(kind.present as RawBuilder<boolean>))
    .execute();
  return rows.map((row) => withFields(kind, row));
}

/** A row as it lies in its table, with its fields beside each other. */
export function withFields<Row extends { id: number }>(
  { fields, lists = [], within }: Kind<Row>,
  row: object,
): Row & AnyRow {
  if (within === undefined) return row as Row & AnyRow;
  const { [within]: kept, ...rest } = row as Record<string, unknown>;
  const values = JSON.parse(String(kept)) as Record<string, unknown>;
  const held = fields.map((field) => {
    const value = values[field] ?? null;
    return [field, value !== null && lists.includes(field) ? JSON.stringify(value) : value];
  });
  return { ...rest, ...Object.fromEntries(held) } as Row & AnyRow;
}

/** What is written into the table so that a row has these values, and its other fields stay. */
export function asKept<Row extends { id: number }>(
  { fields, lists = [], within }: Kind<Row>,
  before: Partial<Row>,
  values: Partial<Row>,
): object {
  if (within === undefined) return values;
  const all: Partial<Row> = { ...before, ...values };
  const kept = fields.flatMap((field) => {
    const value = all[field] ?? null;
    return value === null ? [] : [[field, lists.includes(field) ? JSON.parse(String(value)) : value]];
  });
  return { [within]: JSON.stringify(Object.fromEntries(kept)) };
}
