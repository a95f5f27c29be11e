import type { Selectable, Transaction } from "kysely";
import type { Override, OverrideForm } from "../../../domain/own-events.ts";
import type { Actor } from "../../acts/acts.ts";
import { momentOf } from "../../clock.ts";
import { isDuplicate } from "../../database/fault.ts";
import { keptReading } from "../../database/kept-reading.ts";
import type { EventOverrideRow, Tables } from "../../database/tables.ts";
import type { Kind } from "../../history/kind.ts";
import { type Expected, take } from "../../history/versions.ts";
import type { CommonNeeds } from "../../needs.ts";
import { Refused } from "../../refused.ts";
import {
  announcedFirst,
  firstDays,
  NOTHING_WAS,
  PLANNED_FIELDS,
  REASONS_MEANT,
  reasonsAfter,
  shownWas,
  WAS_FIELDS,
} from "./announced.ts";
import { judgeTimes } from "./edit-own.ts";
import type { KeyedEvent } from "./keys.ts";
import { type Laid, UNSAID } from "./listed-events.ts";

type Row = Selectable<EventOverrideRow>;

/** What staff lay over events of the feed: it stays whatever the feed tells next. */
export interface Overrides {
  /** What is laid over each, by its key; the same map until something changed. */
  laid(): Promise<ReadonlyMap<string, Laid>>;
  /** All of them, the oldest first. */
  rows(): Promise<Row[]>;
  /**
   * @param told the event as the feed tells it; null while it does not
   * @throws Refused "not-found" when neither the feed nor an override knows the event; "stale", "invalid"
   */
  put(by: Actor, key: string, expected: Expected, form: OverrideForm, told: KeyedEvent | null): Promise<void>;
  /** @throws Refused "not-found", "stale" */
  remove(by: Actor, key: string, expected: Expected): Promise<void>;
  /** The events as the feed told them last, which a list that lacks them for a while must not forget. */
  seen(): Promise<KeyedEvent[]>;
  /** Notes how the feed tells them now. */
  see(trx: Transaction<Tables>, told: readonly KeyedEvent[]): Promise<void>;
}

const SAID = [...PLANNED_FIELDS, "reason", "reason_ml"] as const satisfies readonly (keyof Row & keyof Laid)[];

/** The fields of a row that say something, by the names of columns. */
const saidIn = (row: Row) =>
  Object.fromEntries(SAID.flatMap((field) => (row[field] === null ? [] : [[field, row[field]]]))) as Laid;

/** An event's plan with what is laid over it. */
const planOf = (row: Row | undefined) => ({ ...UNSAID, ...(row && saidIn(row)) });

const laidOf = (row: Row): Laid => ({
  ...saidIn(row),
  was: shownWas(planOf(row), row),
  sequence: row.version,
  first: firstDays(row),
});

/** What is laid over an event, by the names of forms. */
export function fieldsOf(row: Row): Override["fields"] {
  const { location, ...fields } = saidIn(row);
  return { ...fields, ...(location !== undefined && { district: location }) } as Override["fields"];
}

const seenOf = ({ seen }: Pick<Row, "seen">) => (seen === null ? null : (JSON.parse(seen) as KeyedEvent));

const toldAs = (event: KeyedEvent | null) =>
  event && { title: event.title, description: event.description, district: event.location };

/** How the feed tells an event now; null while it does not. */
async function toldLast(trx: Transaction<Tables>, key: string | undefined): Promise<string | null> {
  const feed = await trx.selectFrom("event_feed").select("events").executeTakeFirst();
  const told = (JSON.parse(feed?.events ?? "[]") as KeyedEvent[]).find((event) => event.key === key);
  return told ? JSON.stringify(told) : null;
}

/** What is laid over events, as the history tells of it. */
export const OVERRIDE = {
  name: "override",
  table: "event_overrides",
  fields: ["key", ...SAID, ...WAS_FIELDS, "seen"],
  meant: REASONS_MEANT,
  label: (row) => row.title ?? seenOf(row)?.title ?? row.key,
  shown: (row) => ({ history_id: row.id, key: row.key, fields: fieldsOf(row), told: toldAs(seenOf(row)) }),
  gone: "override-gone",
  back: {
    along: (before, values) => ({
      ...reasonsAfter(planOf(before).status, planOf({ ...before, ...values }).status, null),
      ...values,
    }),
    judge: async (_trx, row) => judgeTimes(row),
    insert: async (trx, row, values) =>
      trx
        .insertInto("event_overrides")
        .values({ ...(values as Row), ...row, seen: (await toldLast(trx, values.key)) ?? values.seen ?? null })
        .execute(),
  },
} satisfies Kind<Row>;

/** What was laid over an event was taken away meanwhile: it stands as the feed tells it. */
const taken = (key: string, told: KeyedEvent) =>
  new Refused("stale", "changed-meanwhile", {
    current: { key, fields: {}, told: toldAs(told), version: 0, changed: null },
  });

export function createOverrides({
  db,
  acts,
  clock,
  publicContent,
}: CommonNeeds<"db" | "clock" | "publicContent" | "acts">): Overrides {
  const rows = () => db.selectFrom("event_overrides").selectAll().orderBy("id").execute();
  const find = (key: string) => db.selectFrom("event_overrides").select("id").where("key", "=", key).executeTakeFirst();

  async function add(by: Actor, key: string, fields: OverrideForm, told: KeyedEvent): Promise<void> {
    const { district, correction: _, ...form } = fields;
    await acts.do(by, "override event", [], async (trx, hears) => {
      const after = { ...UNSAID, status: form.status ?? UNSAID.status };
      const was = announcedFirst({ ...UNSAID, ...NOTHING_WAS }, after, { now: momentOf(clock) });
      const row = await trx
        .insertInto("event_overrides")
        .values({ ...form, ...was, key, location: district ?? null, seen: JSON.stringify(told) })
        .returningAll()
        .executeTakeFirstOrThrow();
      judgeTimes(row);
      hears.became(OVERRIDE, null, row);
    });
  }

  async function change(by: Actor, id: number, expected: Expected, change: OverrideForm): Promise<void> {
    const { district, correction, ...form } = change;
    await acts.do(by, "override event", [id], async (trx, hears) => {
      const before = await take(trx, OVERRIDE, id, expected);
      const plan = planOf(before);
      const planned = planOf({ ...before, ...form } as Row);
      const reasons = reasonsAfter(plan.status, planned.status, null);
      const after = { ...before, ...reasons, ...form, ...(district !== undefined && { location: district }) } as Row;
      const was = announcedFirst({ ...before, ...plan }, planned, { now: momentOf(clock), correction });
      const { id: _, key: __, ...columns } = { ...after, ...was };
      const row = await trx
        .updateTable("event_overrides")
        .set(columns)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      judgeTimes(row);
      hears.became(OVERRIDE, before, row);
    });
  }

  return {
    laid: keptReading(publicContent, async () => new Map((await rows()).map((row) => [row.key, laidOf(row)]))),
    rows,

    async put(by, key, expected, form, told) {
      // Two who lay something over an event for the first time, at the same moment: the later one changes it.
      for (;;) {
        const there = await find(key);
        if (there) return change(by, there.id, expected, form);
        if (!told) throw new Refused("not-found", "event-gone");
        if (expected !== null && !expected.includes(0)) throw taken(key, told);
        try {
          return await add(by, key, form, told);
        } catch (error) {
          if (!isDuplicate(error)) throw error;
        }
      }
    },

    async remove(by, key, expected) {
      const there = await find(key);
      if (!there) throw new Refused("not-found", OVERRIDE.gone);
      await acts.do(by, "remove override", [there.id], async (trx, hears) => {
        hears.became(OVERRIDE, await take(trx, OVERRIDE, there.id, expected), null);
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
