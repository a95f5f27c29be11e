import type { Transaction } from "kysely";
import type { AuditedKind, ChangedFields } from "../../shared/audit-log/audit-log.ts";
import type { SelfServiceAction, WriteAction } from "../../shared/permissions/permissions.ts";
import type { Tables } from "../database/tables.ts";

export interface RecordedEntity<Row extends { id: number }> {
  name: AuditedKind;
  /** Audited columns, which undo restores. */
  fields: readonly (keyof Row & string)[];
  /** Columns that hold JSON lists. */
  lists?: readonly (keyof Row & string)[];
  /** Pairs of columns: when the first changed, the second is recorded with it. */
  contextFields?: readonly (readonly [keyof Row & string, keyof Row & string])[];
  /** Display name; absent where it would hold a visitor's words. */
  label?(row: Row): string;
}

/** Records what an action changed. */
export interface AuditRecorder {
  /** The entity before and after; null before creation and after deletion. */
  recordChange<Row extends { id: number }>(kind: RecordedEntity<Row>, before: Row | null, after: Row | null): void;
  /** Changed fields that cannot be undone. */
  recordFields(fields: ChangedFields): void;
  /** Targets known only after the fact, and their display name. */
  setTarget(ids: readonly number[], label?: string): void;
  /** Id of the entry that this action undoes. */
  recordUndo(id: number): void;
  /** Nothing changed: no entry is written. */
  skip(): void;
}

export type WriteAuditEntry = <T>(
  trx: Transaction<Tables>,
  act: { by: { id: number; name: string }; act: WriteAction | SelfServiceAction; about: readonly number[] },
  work: (recorder: AuditRecorder) => Promise<T>,
) => Promise<T>;
