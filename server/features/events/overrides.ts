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
  EMPTY_PREVIOUS_PLAN,
  firstDays,
  getPreviousPlan,
  PLANNED_FIELDS,
  PREVIOUS_PLAN_FIELDS,
  REASON_CONTEXT,
  reasonsAfter,
} from "./announced-plan.ts";
import { validateTimes } from "./edit-local-events.ts";
import type { KeyedEvent } from "./event-keys.ts";
import { getResults, RESULT_FIELDS, RESULT_RECORDING, requirePictures, toResultColumns } from "./event-results.ts";
import { EMPTY_PLAN, type EventOverrides } from "./list-events.ts";

type Row = Selectable<EventOverrideRow>;

/** Staff's changes to feed events; they survive new readings. */
export interface Overrides {
  /** By key; the same map until something changes. */
  laid(): Promise<ReadonlyMap<string, EventOverrides>>;
  /** Oldest first. */
  rows(): Promise<Row[]>;
  /**
   * @param feedEvent as in the feed now; null when missing
   * @throws AppError "not-found" when neither feed nor override knows the key; "stale", "invalid"
   */
  put(by: Actor, key: string, expected: IfMatch, form: OverrideForm, feedEvent: KeyedEvent | null): Promise<void>;
  /** @throws AppError "not-found", "stale" */
  remove(by: Actor, key: string, expected: IfMatch): Promise<void>;
  /** Overridden events as last seen, so that their keys are not forgotten. */
  seen(): Promise<KeyedEvent[]>;
  /** Updates them from the feed. */
  see(trx: Transaction<Tables>, feedEvents: readonly KeyedEvent[]): Promise<void>;
}

const OVERRIDABLE_FIELDS = [...PLANNED_FIELDS, "reason", "reason_ml"] as const satisfies readonly (keyof Row &
  keyof EventOverrides)[];

const getOverrideFields = (row: Row) =>
  ({
    ...Object.fromEntries(OVERRIDABLE_FIELDS.flatMap((field) => (row[field] === null ? [] : [[field, row[field]]]))),
    ...getResults(row),
  }) as EventOverrides;

const getPlan = (row: Row | undefined) => ({ ...EMPTY_PLAN, ...(row && getOverrideFields(row)) });

const toOverride = (row: Row): EventOverrides => ({
  ...getOverrideFields(row),
  was: getPreviousPlan(getPlan(row), row),
  sequence: row.version,
  first: firstDays(row),
});

export function getFields(row: Row): Override["fields"] {
  const { location, ...fields } = getOverrideFields(row);
  return { ...fields, ...(location !== undefined && { district: location }) } as Override["fields"];
}

const getSeen = ({ seen }: Pick<Row, "seen">) => (seen === null ? null : (JSON.parse(seen) as KeyedEvent));

const toFeedVersion = (event: KeyedEvent | null) =>
  event && { title: event.title, description: event.description, district: event.location };

/** Null when missing. */
async function getLastFeedVersion(trx: Transaction<Tables>, key: string | undefined): Promise<string | null> {
  const feed = await trx.selectFrom("event_feed").select("events").executeTakeFirst();
  const feedEvent = (JSON.parse(feed?.events ?? "[]") as KeyedEvent[]).find((event) => event.key === key);
  return feedEvent ? JSON.stringify(feedEvent) : null;
}

export const OVERRIDE_ENTITY = {
  name: "override",
  table: "event_overrides",
  fields: ["key", ...OVERRIDABLE_FIELDS, ...RESULT_FIELDS, ...PREVIOUS_PLAN_FIELDS, "seen"],
  lists: RESULT_RECORDING.lists,
  contextFields: [...REASON_CONTEXT, ...RESULT_RECORDING.contextFields],
  label: (row) => row.title ?? getSeen(row)?.title ?? row.key,
  shown: (row) => ({ history_id: row.id, key: row.key, fields: getFields(row), told: toFeedVersion(getSeen(row)) }),
  notFoundCode: "override-gone",
  undo: {
    extraColumns: (before, values) => ({
      ...reasonsAfter(getPlan(before).status, getPlan({ ...before, ...values }).status, null),
      ...values,
    }),
    async validate(trx, row) {
      validateTimes(row);
      await requirePictures(trx, { gallery: row.gallery });
    },
    insert: async (trx, row, values) =>
      trx
        .insertInto("event_overrides")
        .values({
          ...(values as Row),
          ...row,
          seen: (await getLastFeedVersion(trx, values.key)) ?? values.seen ?? null,
        })
        .execute(),
  },
} satisfies AuditedEntity<Row>;

/** The error when an override was removed concurrently: shows the feed's values. */
const toConflictError = (key: string, feedEvent: KeyedEvent) =>
  new AppError("stale", "changed-meanwhile", {
    current: { key, fields: {}, told: toFeedVersion(feedEvent), version: 0, changed: null },
  });

export function createOverrides({
  db,
  actions,
  clock,
  publicContent,
}: PickDeps<"db" | "clock" | "publicContent" | "actions">): Overrides {
  const rows = () => db.selectFrom("event_overrides").selectAll().orderBy("id").execute();
  const find = (key: string) => db.selectFrom("event_overrides").select("id").where("key", "=", key).executeTakeFirst();

  async function add(by: Actor, key: string, fields: OverrideForm, feedEvent: KeyedEvent): Promise<void> {
    const { district, correction: _, ...sent } = fields;
    const form = toResultColumns(sent);
    await actions.run(by, "override event", [], async (trx, hears) => {
      const after = { ...EMPTY_PLAN, status: form.status ?? EMPTY_PLAN.status };
      const was = announcedFirst({ ...EMPTY_PLAN, ...EMPTY_PREVIOUS_PLAN }, after, { now: toTimestamp(clock) });
      const row = await trx
        .insertInto("event_overrides")
        .values({ ...form, ...was, key, location: district ?? null, seen: JSON.stringify(feedEvent) })
        .returningAll()
        .executeTakeFirstOrThrow();
      validateTimes(row);
      await requirePictures(trx, { gallery: row.gallery });
      hears.recordChange(OVERRIDE_ENTITY, null, row);
    });
  }

  async function change(by: Actor, id: number, expected: IfMatch, change: OverrideForm): Promise<void> {
    const { district, correction, ...sent } = change;
    const form = toResultColumns(sent);
    await actions.run(by, "override event", [id], async (trx, hears) => {
      const before = await lockForUpdate(trx, OVERRIDE_ENTITY, id, expected);
      const plan = getPlan(before);
      const planned = getPlan({ ...before, ...form } as Row);
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
      validateTimes(row);
      await requirePictures(trx, { gallery: row.gallery });
      hears.recordChange(OVERRIDE_ENTITY, before, row);
    });
  }

  return {
    laid: createCachedQuery(
      publicContent,
      async () => new Map((await rows()).map((row) => [row.key, toOverride(row)])),
    ),
    rows,

    async put(by, key, expected, form, feedEvent) {
      // Two first overrides at once: the later one updates.
      for (;;) {
        const existing = await find(key);
        if (existing) return change(by, existing.id, expected, form);
        if (!feedEvent) throw new AppError("not-found", "event-gone");
        if (expected !== null && !expected.includes(0)) throw toConflictError(key, feedEvent);
        try {
          return await add(by, key, form, feedEvent);
        } catch (error) {
          if (!isUniqueViolation(error)) throw error;
        }
      }
    },

    async remove(by, key, expected) {
      const existing = await find(key);
      if (!existing) throw new AppError("not-found", OVERRIDE_ENTITY.notFoundCode);
      await actions.run(by, "remove override", [existing.id], async (trx, hears) => {
        hears.recordChange(OVERRIDE_ENTITY, await lockForUpdate(trx, OVERRIDE_ENTITY, existing.id, expected), null);
        await trx.deleteFrom("event_overrides").where("id", "=", existing.id).execute();
      });
    },

    async seen() {
      return (await rows()).map(getSeen).filter((event) => event !== null);
    },

    async see(trx, feedEvents) {
      const keys = await trx.selectFrom("event_overrides").select("key").execute();
      const overridden = new Set(keys.map(({ key }) => key));
      for (const event of feedEvents)
        if (overridden.has(event.key))
          await trx
            .updateTable("event_overrides")
            .set({ seen: JSON.stringify(event) })
            .where("key", "=", event.key)
            .execute();
    },
  };
}
