import { type AuditedKind, type ChangedFields, getKind } from "../../shared/audit-log/audit-log.ts";
import type { SelfServiceAction, WriteAction } from "../../shared/permissions/permissions.ts";
import type { WriteAuditEntry } from "../actions/audit-recorder.ts";
import { type Clock, toTimestamp } from "../lib/clock.ts";
import { differences, getStep } from "./audited-entity.ts";
import { appendToChain, type UnhashedRow } from "./hash-chain.ts";

interface RecordedChanges extends Partial<Pick<UnhashedRow, "step" | "version" | "label" | "puts_back">> {
  kind: AuditedKind | null;
  ids: readonly number[];
  fields: ChangedFields;
}

/** Writes an entry after the action's work unless nothing changed. */
export const createAuditWriter =
  ({ clock, secret }: { clock: Clock; secret: string }): WriteAuditEntry =>
  async (trx, { by, act, about }, work) => {
    const kind = getKind(act);
    let recorded: RecordedChanges | null = { kind, ids: about, fields: {}, label: kind === "staff" ? by.name : null };
    const record = (more: Partial<RecordedChanges>) => {
      recorded &&= { ...recorded, ...more };
    };
    const result = await work({
      recordChange(kind, before, after) {
        const row = after ?? before;
        if (!row) return;
        record({
          kind: kind.name,
          ids: [row.id],
          step: getStep(before, after),
          label: kind.label?.(row) ?? null,
          fields: differences(kind, before, after),
          version: "version" in row ? Number(row.version) : null,
        });
      },
      recordFields: (fields) => record({ fields }),
      setTarget: (ids, label) => record({ ids, ...(label !== undefined && { label }) }),
      recordUndo: (id) => record({ puts_back: id }),
      skip() {
        recorded = null;
      },
    });
    if (recorded) await appendToChain(trx, secret, toRow(recorded, { at: toTimestamp(clock), act, by }));
    return result;
  };

/** Several targets are recorded by id only. */
function toRow(
  { ids, kind, fields, step = null, label = null, version = null, puts_back = null }: RecordedChanges,
  { at, act, by }: { at: string; act: WriteAction | SelfServiceAction; by: { id: number; name: string } },
): UnhashedRow {
  if (kind === null) throw new Error("An act must say what became of what.");
  const [only = null] = ids.length === 1 ? ids : [];
  const numbers = ids.length > 1 ? { ids: { before: [...ids], after: null } } : {};
  return {
    at,
    who_id: by.id,
    who_name: by.name,
    act,
    step,
    kind,
    about: only,
    several: ids.length > 1 ? `,${ids.join()},` : null,
    label,
    fields: JSON.stringify({ ...numbers, ...fields }),
    version,
    puts_back,
  };
}
