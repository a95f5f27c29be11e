import type { Transaction } from "kysely";
import type { ChangedFields } from "../../shared/audit-log/audit-log.schema.ts";
import type { HistoryKind } from "../../shared/audit-log/audit-log.ts";
import type { Change, Entry } from "../../shared/permissions/permissions.ts";
import type { Tables } from "../database/tables.ts";

export interface ToldKind<Row extends { id: number }> {
  name: HistoryKind;
  /** Audited columns, which undo restores. */
  fields: readonly (keyof Row & string)[];
  /** Columns that hold JSON lists. */
  lists?: readonly (keyof Row & string)[];
  /** Pairs of columns: when the first changed, the second is recorded with it. */
  meant?: readonly (readonly [keyof Row & string, keyof Row & string])[];
  /** Display name; absent where it would hold a visitor's words. */
  label?(row: Row): string;
}

/** Records what an action changed. */
export interface Told {
  /** The entity before and after; null before creation and after deletion. */
  became<Row extends { id: number }>(kind: ToldKind<Row>, before: Row | null, after: Row | null): void;
  /** Changed fields that cannot be undone. */
  changed(fields: ChangedFields): void;
  /** Targets known only after the fact, and their display name. */
  about(ids: readonly number[], label?: string): void;
  /** Id of the entry that this action undoes. */
  putsBack(id: number): void;
  /** Nothing changed: no entry is written. */
  nothing(): void;
}

export type WriteHistory = <T>(
  trx: Transaction<Tables>,
  act: { by: { id: number; name: string }; act: Change | Entry; about: readonly number[] },
  work: (told: Told) => Promise<T>,
) => Promise<T>;
