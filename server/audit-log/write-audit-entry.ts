import type { ChangedFields } from "../../shared/audit-log/audit-log.schema.ts";
import { type HistoryKind, kindOf } from "../../shared/audit-log/audit-log.ts";
import type { SelfServiceAction, WriteAction } from "../../shared/permissions/permissions.ts";
import type { WriteAuditEntry } from "../actions/audit-recorder.ts";
import { type Clock, momentOf } from "../lib/clock.ts";
import { differences, stepOf } from "./audited-entity.ts";
import { addToChain, type Unchained } from "./hash-chain.ts";

interface Heard extends Partial<Pick<Unchained, "step" | "version" | "label" | "puts_back">> {
  kind: HistoryKind | null;
  ids: readonly number[];
  fields: ChangedFields;
}

/** Writes an entry after the action's work unless nothing changed. */
export const writesHistory =
  ({ clock, secret }: { clock: Clock; secret: string }): WriteAuditEntry =>
  async (trx, { by, act, about }, work) => {
    const kind = kindOf(act);
    let heard: Heard | null = { kind, ids: about, fields: {}, label: kind === "staff" ? by.name : null };
    const hear = (more: Partial<Heard>) => {
      heard &&= { ...heard, ...more };
    };
    const done = await work({
      recordChange(kind, before, after) {
        const thing = after ?? before;
        if (!thing) return;
        hear({
          kind: kind.name,
          ids: [thing.id],
          step: stepOf(before, after),
          label: kind.label?.(thing) ?? null,
          fields: differences(kind, before, after),
          version: "version" in thing ? Number(thing.version) : null,
        });
      },
      recordFields: (fields) => hear({ fields }),
      setTarget: (ids, label) => hear({ ids, ...(label !== undefined && { label }) }),
      recordUndo: (id) => hear({ puts_back: id }),
      skip() {
        heard = null;
      },
    });
    if (heard) await addToChain(trx, secret, rowOf(heard, { at: momentOf(clock), act, by }));
    return done;
  };

/** Several targets are recorded by id only. */
function rowOf(
  { ids, kind, fields, step = null, label = null, version = null, puts_back = null }: Heard,
  { at, act, by }: { at: string; act: WriteAction | SelfServiceAction; by: { id: number; name: string } },
): Unchained {
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
