import type { Selectable } from "kysely";
import {
  type AuditEntry,
  type AuditedKind,
  type ChangedFields,
  canReadWholeLog,
  getChangeableKinds,
} from "../../shared/audit-log/audit-log.ts";
import type { Page, PageQuery } from "../../shared/pagination.ts";
import { UNDO_DAYS } from "../../shared/privacy/retention.ts";
import type { ActionRunner, Actor } from "../actions/run-action.ts";
import { type Database, inSnapshot } from "../database/open.ts";
import type { AuditLogRow } from "../database/tables.ts";
import { AppError } from "../lib/app-error.ts";
import { type Clock, toTimestamp } from "../lib/clock.ts";
import { type AnyRow, type AuditedEntity, getRows } from "./audited-entity.ts";
import { type ChainReport, verifyChain } from "./hash-chain.ts";
import { isUnchangedSince, type Undoable, undo } from "./undo.ts";

export interface AuditLogQuery extends PageQuery {
  who?: number | undefined;
  kind?: AuditedKind | undefined;
  id?: number | undefined;
  /** Inclusive start, exclusive end. */
  from?: string | undefined;
  until?: string | undefined;
}

/** The audit log. */
export interface AuditLog {
  /** Newest first: entities the role may change, and the actor's own account. */
  list(by: Actor, query: AuditLogQuery): Promise<Page<AuditEntry>>;
  /** Everyone in the visible entries, by their latest name, sorted. */
  people(by: Actor): Promise<{ id: number; name: string }[]>;
  /**
   * Restores a deleted entity or the previous values, as a new action.
   * @throws AppError "not-found"; "conflict" when already undone or blocked by another change
   */
  undo(by: Actor, id: number): Promise<void>;
  /** Verifies the hash chain. */
  verify(): Promise<ChainReport>;
}

interface Deps {
  database: Pick<Database, "db" | "kind">;
  clock: Clock;
  actions: ActionRunner;
  secret: string;
  kinds: readonly AuditedEntity<never>[];
}

type StoredEntry = Selectable<AuditLogRow>;

const DAY_MS = 24 * 60 * 60 * 1000;

export function createAuditLog({ database, clock, actions, secret, kinds }: Deps): AuditLog {
  const { db } = database;
  const kindNamed = (name: string) => kinds.find((kind) => kind.name === name) as AuditedEntity<AnyRow> | undefined;

  const seenBy = ({ id, role }: Actor) => {
    const all = db.selectFrom("history");
    if (canReadWholeLog(role)) return all;
    const others = getChangeableKinds(role).filter((kind) => kind !== "staff");
    return all.where(({ or, and, eb }) =>
      or([...others.map((kind) => eb("kind", "=", kind)), and({ kind: "staff", about: id })]),
    );
  };

  const isOver = ({ at, ...undone }: Undoable & { at: string }, { undo }: AuditedEntity<AnyRow>) =>
    undo?.hasShortRetention?.(undone) === true && at < toTimestamp(clock, -UNDO_DAYS * DAY_MS);

  /** Which entries can be undone, and current labels of their targets. */
  const lookedUp = async (rows: StoredEntry[]) => {
    const result = await db
      .selectFrom("history")
      .select("puts_back")
      .where("puts_back", "in", [0, ...rows.map(({ id }) => id)])
      .execute();
    const doneIds = new Set(result.map(({ puts_back }) => puts_back));
    const open = new Set<number>();
    const labels = new Map<number, string>();
    for (const [name, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
      const kind = kindNamed(name);
      if (!kind) continue;
      const things = await getRows(db, kind, [...new Set(ofKind.map(({ about }) => about ?? 0))]);
      const now = new Map(things.map((target) => [target.id, target]));
      for (const row of ofKind) {
        const target = now.get(row.about ?? 0);
        if (target && kind.liveLabel) labels.set(row.id, kind.liveLabel(target));
        const undone = toUndoable(row, kind);
        if (undone && !doneIds.has(row.id) && !isOver(undone, kind) && isUnchangedSince(kind, undone, target))
          open.add(row.id);
      }
    }
    return { open, labels };
  };

  return {
    async list(by, { page, limit, who, kind, id, from, until }) {
      let query = seenBy(by);
      if (who !== undefined) query = query.where("who_id", "=", who);
      if (kind !== undefined) query = query.where("kind", "=", kind);
      if (id !== undefined)
        query = query.where("id", "in", ({ selectFrom }) =>
          selectFrom("audit_log_targets as target")
            .select("entry_id")
            .whereRef("target.kind", "=", "history.kind")
            .where("target_id", "=", id),
        );
      if (from !== undefined) query = query.where("at", ">=", from);
      if (until !== undefined) query = query.where("at", "<", until);
      const { total } = await query.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
      const rows = await query
        .selectAll()
        .orderBy("id", "desc")
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      const { open, labels } = await lookedUp(rows);
      const items = rows.map((row) => ({
        id: row.id,
        at: row.at,
        who: { id: row.who_id, name: row.who_name },
        act: row.act,
        about: { kind: row.kind, id: row.about, label: labels.get(row.id) ?? row.label },
        fields: getChangedFields(getFields(row)),
        can_put_back: open.has(row.id),
      }));
      return { items, page, limit, total: Number(total) };
    },

    async people(by) {
      const rows = await seenBy(by)
        .select(["who_id", "who_name"])
        .groupBy(["who_id", "who_name"])
        .orderBy(({ fn }) => fn.max("id"))
        .execute();
      const names = new Map(rows.map(({ who_id, who_name }) => [who_id, who_name]));
      const staff = await db.selectFrom("admins").select(["id", "name"]).execute();
      for (const { id, name } of staff) if (names.has(id)) names.set(id, name);
      return [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name));
    },

    async undo(by, id) {
      const row = await seenBy(by).selectAll().where("id", "=", id).executeTakeFirst();
      if (!row) throw new AppError("not-found", "history-gone");
      const kind = kindNamed(row.kind);
      const undone = kind && toUndoable(row, kind);
      if (!kind || !undone) throw new AppError("conflict", "put-back-impossible");
      if (isOver(undone, kind)) throw new AppError("conflict", "put-back-over");
      await undo(actions, by, kind, undone);
    },

    verify: () => inSnapshot(database, (on) => verifyChain(on, secret)),
  };
}

const getFields = ({ fields }: StoredEntry) => JSON.parse(fields) as ChangedFields;

/** Without fields recorded only for context. */
const getChangedFields = (fields: ChangedFields): ChangedFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, { before, after }]) => JSON.stringify(before) !== JSON.stringify(after)),
  );

/** Null for creations and entries without changes. */
function toUndoable(row: StoredEntry, { undo }: AuditedEntity<AnyRow>): (Undoable & { at: string }) | null {
  const { id, at, step, about, version } = row;
  if (!undo || step === null || step === "added" || about === null || version === null) return null;
  const fields = getFields(row);
  return Object.keys(fields).length === 0 ? null : { id, at, step, about, version, fields };
}
