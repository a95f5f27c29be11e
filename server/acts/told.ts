import type { Transaction } from "kysely";
import type { Change, Entry } from "../../domain/acts.ts";
import type { ChangedFields } from "../../domain/history.rules.ts";
import type { HistoryKind } from "../../domain/history.ts";
import type { Tables } from "../database/tables.ts";

/** A kind of thing, as far as an act tells of it. */
export interface ToldKind<Row extends { id: number }> {
  name: HistoryKind;
  /** The columns by which a change is told; with them a thing is put back. */
  fields: readonly (keyof Row & string)[];
  /** Those of them that hold JSON lists. */
  lists?: readonly (keyof Row & string)[];
  /** Fields, each with one that says what it means: where the first was changed, the second is kept along with it. */
  meant?: readonly (readonly [keyof Row & string, keyof Row & string])[];
  /** What staff call one; absent where that would be a visitor's words. */
  label?(row: Row): string;
}

/** What an act tells the history while it is done. */
export interface Told {
  /** How a thing was before the act and is after it; null where there was none, or is none any more. */
  became<Row extends { id: number }>(kind: ToldKind<Row>, before: Row | null, after: Row | null): void;
  /** Which fields it changed, where that alone is told and nothing can be put back. */
  changed(fields: ChangedFields): void;
  /** What it was done to, where only the doing shows that, and what staff call it. */
  about(ids: readonly number[], label?: string): void;
  /** Which row of the history it puts back. */
  putsBack(id: number): void;
  /** That there was nothing to do: no row is written. */
  nothing(): void;
}

/** Does the work of an act and writes its row of the history, in one transaction. */
export type WriteHistory = <T>(
  trx: Transaction<Tables>,
  act: { by: { id: number; name: string }; act: Change | Entry; about: readonly number[] },
  work: (told: Told) => Promise<T>,
) => Promise<T>;
