import type { ChangedFields } from "../../domain/history.rules.ts";
import type { Kind } from "./kind.ts";

/** What an act tells the history while it is done. */
export interface Told {
  /** How a thing was before the act and is after it; null where there was none, or is none any more. */
  became<Row extends { id: number }>(kind: Kind<Row>, before: Row | null, after: Row | null): void;
  /** Which fields it changed, where that alone is told and nothing can be put back. */
  changed(fields: ChangedFields): void;
  /** What it was done to, where only the doing shows that, and what staff call it. */
  about(ids: readonly number[], label?: string): void;
  /** Which row of the history it puts back. */
  putsBack(id: number): void;
  /** That there was nothing to do: no row is written. */
  nothing(): void;
}
