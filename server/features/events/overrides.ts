import type { Selectable, Transaction } from "kysely";
import type { Override, OverrideForm } from "../../../shared/events/events-admin.ts";
import type { Actor } from "../../actions/run-action.ts";
import type { AuditedEntity } from "../../audit-log/audited-entity.ts";
import { type IfMatch, lockForUpdate } from "../../audit-log/versions.ts";
import { createCachedQuery } from "../../database/cached-query.ts";
import { isUniqueViolation } from "../../database/db-errors.ts";
import type { EventOverrideRow, Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { toTimestamp } from "../../lib/clock.ts";
import {
  announcedFirst,
  firstDays,
  NOTHING_WAS,
  PLANNED_FIELDS,
  REASONS_MEANT,
  reasonsAfter,
  shownWas,
  WAS_FIELDS,
} from "./announced-plan.ts";
import { judgeTimes } from "./edit-local-events.ts";
import type { KeyedEvent } from "./event-keys.ts";
import { EMPTY_PLAN, type EventOverrides } from "./list-events.ts";

type Row = Selectable<EventOverrideRow>;

/** Staff's changes to feed events; they survive new readings. */
export interface Overrides {
  /** By key; the same map until something changes. */
  laid(): Promise<ReadonlyMap<string, EventOverrides>>;
  /** Oldest first. */
  rows(): Promise<Row[]>;
  /**
   * @param told as in the feed now; null when missing
   * @throws AppError "not-found" when neither feed nor override knows the key; "stale", "invalid"
   */
  put(by: Actor, key: string, expected: IfMatch, form: OverrideForm, told: KeyedEvent | null): Promise<void>;
  /** @throws AppError "not-found", "stale" */
  remove(by: Actor, key: string, expected: IfMatch): Promise<void>;
  /** Overridden events as last seen, so that their keys are not forgotten. */
  seen(): Promise<KeyedEvent[]>;
  /** Updates them from the feed. */
  see(trx: Transaction<Tables>, told: readonly KeyedEvent[]): Promise<void>;
}

const SAID = [...PLANNED_FIELDS, "reason", "reason_ml"] as const satisfies readonly (keyof Row &
  keyof EventOverrides)[];

const saidIn = (row: Row) =>
  Object.fromEntries(SAID.flatMap((field) => (row[field] === null ? [] : [[field, row[field]]]))) as EventOverrides;

const planOf = (row: Row | undefined) => ({ ...EMPTY_PLAN, ...(row && saidIn(row)) });

const laidOf = (row: Row): EventOverrides => ({
  ...saidIn(row),
  was: shownWas(planOf(row), row),
  sequence: row.version,
  first: firstDays(row),
});

export function fieldsOf(row: Row): Override["fields"] {
  const { location, ...fields } = saidIn(row);
  return { ...fields, ...(location !== undefined && { district: location }) } as Override["fields"];
}

const seenOf = ({ seen }: Pick<Row, "seen">) => (seen === null ? null : (JSON.parse(seen) as KeyedEvent));

const toldAs = (event: KeyedEvent | null) =>
  event && { title: event.title, description: event.description, district: event.location };

/** Null when missing. */
async function toldLast(trx: Transaction<Tables>, key: string | undefined): Promise<string | null> {
  const feed = await trx.selectFrom("event_feed").select("events").executeTakeFirst();
  const told = (JSON.parse(feed?.events ?? "[]") as KeyedEvent[]).find((event) => event.key === key);
  return told ? JSON.stringify(told) : null;
}

export const OVERRIDE = {
  name: "override",
  table: "event_overrides",
  fields: ["key", ...SAID, ...WAS_FIELDS, "seen"],
  contextFields: REASONS_MEANT,
  label: (row) => row.title ?? seenOf(row)?.title ?? row.key,
  shown: (row) => ({ history_id: row.id, key: row.key, fields: fieldsOf(row), told: toldAs(seenOf(row)) }),
  notFoundCode: "override-gone",
  undo: {
    extraColumns: (before, values) => ({
      ...reasonsAfter(planOf(before).status, planOf({ ...before, ...values }).status, null),
      ...values,
    }),
    validate: async (_trx, row) => judgeTimes(row),
    insert: async (trx, row, values) =>
      trx
        .insertInto("event_overrides")
        .values({ ...(values as Row), ...row, seen: (await toldLast(trx, values.key)) ?? values.seen ?? null })
        .execute(),
  },
} satisfies AuditedEntity<Row>;

/** The error when an override was removed concurrently: shows the feed's values. */
const taken = (key: string, told: KeyedEvent) =>
  new AppError("stale", "changed-meanwhile", {
    current: { key, fields: {}, told: toldAs(told), version: 0, changed: null },
  });

export function createOverrides({
  db,
  actions,
  clock,
  publicContent,
}: PickDeps<"db" | "clock" | "publicContent" | "actions">): Overrides {
  const rows = () => db.selectFrom("event_overrides").selectAll().orderBy("id").execute();
  const find = (key: string) => db.selectFrom("event_overrides").select("id").where("key", "=", key).executeTakeFirst();

  async function add(by: Actor, key: string, fields: OverrideForm, told: KeyedEvent): Promise<void> {
    const { district, correction: _, ...form } = fields;
    await actions.run(by, "override event", [], async (trx, hears) => {
      const after = { ...EMPTY_PLAN, status: form.status ?? EMPTY_PLAN.status };
      const was = announcedFirst({ ...EMPTY_PLAN, ...NOTHING_WAS }, after, { now: toTimestamp(clock) });
      const row = await trx
        .insertInto("event_overrides")
        .values({ ...form, ...was, key, location: district ?? null, seen: JSON.stringify(told) })
        .returningAll()
        .executeTakeFirstOrThrow();
      judgeTimes(row);
      hears.recordChange(OVERRIDE, null, row);
    });
  }

  async function change(by: Actor, id: number, expected: IfMatch, change: OverrideForm): Promise<void> {
    const { district, correction, ...form } = change;
    await actions.run(by, "override event", [id], async (trx, hears) => {
      const before = await lockForUpdate(trx, OVERRIDE, id, expected);
      const plan = planOf(before);
      const planned = planOf({ ...before, ...form } as Row);
      const reasons = reasonsAfter(plan.status, planned.status, null);
      const after = { ...before, ...reasons, ...form, ...(district !== undefined && { location: district }) } as Row;
      const was = announcedFirst({ ...before, ...plan }, planned, { now: toTimestamp(clock), correction });
      const { id: _, key: __, ...columns } = { ...after, ...was };
      const row = await trx
        .updateTable("event_overrides")
        .set(columns)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      judgeTimes(row);
      hears.recordChange(OVERRIDE, before, row);
    });
  }

  return {
    laid: createCachedQuery(publicContent, async () => new Map((await rows()).map((row) => [row.key, laidOf(row)]))),
    rows,

    async put(by, key, expected, form, told) {
      // Two first overrides at once: the later one updates.
      for (;;) {
        const there = await find(key);
        if (there) return change(by, there.id, expected, form);
        if (!told) throw new AppError("not-found", "event-gone");
        if (expected !== null && !expected.includes(0)) throw taken(key, told);
        try {
          return await add(by, key, form, told);
        } catch (error) {
          if (!isUniqueViolation(error)) throw error;
        }
      }
    },

    async remove(by, key, expected) {
      const there = await find(key);
      if (!there) throw new AppError("not-found", OVERRIDE.notFoundCode);
      await actions.run(by, "remove override", [there.id], async (trx, hears) => {
        hears.recordChange(OVERRIDE, await lockForUpdate(trx, OVERRIDE, there.id, expected), null);
        await trx.deleteFrom("event_overrides").where("id", "=", there.id).execute();
      });
    },

    async seen() {
      return (await rows()).map(seenOf).filter((event) => event !== null);
    },

    async see(trx, told) {
      const keys = await trx.selectFrom("event_overrides").select("key").execute();
      const overridden = new Set(keys.map(({ key }) => key));
      for (const event of told)
        if (overridden.has(event.key))
          await trx
            .updateTable("event_overrides")
            .set({ seen: JSON.stringify(event) })
            .where("key", "=", event.key)
            .execute();
    },
  };
}
