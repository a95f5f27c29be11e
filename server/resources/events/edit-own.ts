import { randomUUID } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { OwnEventChange, OwnEventForm } from "../../../domain/own-events.ts";
import type { Actor, Acts } from "../../acts/acts.ts";
import { type Clock, momentOf } from "../../clock.ts";
import type { EventRow, Tables } from "../../database/tables.ts";
import type { Kind } from "../../history/kind.ts";
import { type Expected, take } from "../../history/versions.ts";
import { Refused } from "../../refused.ts";
import { announcedFirst } from "./announced.ts";
import { fingerprint } from "./feed-item.ts";
import { listedOfRow } from "./own-events.ts";

/** What staff can do with the product's own events. Each act makes the event the last changed. */
export interface EditOwnEvents {
  /** @returns its key */
  add(by: Actor, form: OwnEventForm): Promise<string>;
  /** @throws Refused "not-found", "stale", "invalid" when it would end before it begins */
  update(by: Actor, key: string, expected: Expected, change: OwnEventChange): Promise<void>;
  /** @throws Refused "not-found", "stale" */
  remove(by: Actor, key: string, expected: Expected): Promise<void>;
  /** Own events as the history tells of them. */
  kind: Kind<Row>;
}

interface Needs {
  db: Kysely<Tables>;
  acts: Acts;
  clock: Clock;
}

type Row = Selectable<EventRow>;

const FIELDS = [
  "key",
  "title",
  "title_ml",
  "description",
  "description_ml",
  "location",
  "starts_at",
  "ends_at",
  "venue",
  "venue_ml",
  "status",
  "was_starts_at",
  "was_ends_at",
  "was_venue",
  "was_venue_ml",
  "reason",
  "reason_ml",
  "images",
  "image_descriptions",
] as const satisfies readonly (keyof Row)[];

export function createEditOwnEvents({ db, acts, clock }: Needs): EditOwnEvents {
  /** What every change leaves. */
  const changedNow = () => ({ date: momentOf(clock), of_staff: 1 as const });
  /** Before all that were told. */
  const firstPlace = async (trx: Transaction<Tables>) => {
    const { first } = await trx
      .selectFrom("events")
      .select(({ fn }) => fn.min("position").as("first"))
      .executeTakeFirstOrThrow();
    return (first ?? 1) - 1;
  };

  const kind = {
    name: "event",
    table: "events",
    fields: FIELDS,
    lists: ["images", "image_descriptions"],
    label: ({ title }) => title,
    shown(row) {
      const { source, ofStaff: _, ...event } = listedOfRow(row);
      return { ...event, district: event.location, source };
    },
    gone: "event-gone",
    back: {
      along: changedNow,
      insert: async (trx, row, values) =>
        trx
          .insertInto("events")
          .values({ ...(values as Row), ...row, ...changedNow(), position: await firstPlace(trx) })
          .execute(),
    },
  } satisfies Kind<Row>;

  const idOf = async (key: string) => {
    const row = await db.selectFrom("events").select("id").where("key", "=", key).executeTakeFirst();
    if (!row) throw new Refused("not-found", "event-gone");
    return row.id;
  };

  return {
    kind,

    async add(by, { district, ...form }) {
      const key = fingerprint(randomUUID());
      await acts.do(by, "add event", [], async (trx, told) => {
        const place = { key, location: district, images: "[]", position: await firstPlace(trx) };
        const { description = "" } = form;
        const row = await trx
          .insertInto("events")
          .values({ ...form, ...place, description, ...changedNow() })
          .returningAll()
          .executeTakeFirstOrThrow();
        judgeTimes(row);
        told.became(kind, null, row);
      });
      return key;
    },

    async update(by, key, expected, { district, ...change }) {
      const id = await idOf(key);
      await acts.do(by, "change event", [id], async (trx, told) => {
        const before = await take(trx, kind, id, expected);
        const was = announcedFirst(before, change.status ?? before.status);
        const row = await trx
          .updateTable("events")
          .set({ ...change, ...(district && { location: district }), ...was, ...changedNow() })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow();
        judgeTimes(row);
        told.became(kind, before, row);
      });
    },

    async remove(by, key, expected) {
      const id = await idOf(key);
      await acts.do(by, "delete event", [id], async (trx, told) => {
        told.became(kind, await take(trx, kind, id, expected), null);
        await trx.deleteFrom("events").where("id", "=", id).execute();
      });
    },
  };
}

/** @throws Refused "invalid" */
export function judgeTimes({ starts_at, ends_at }: Pick<Row, "starts_at" | "ends_at">): void {
  if (starts_at !== null && ends_at !== null && ends_at <= starts_at)
    throw new Refused("invalid", "event-ends-first", { field: "ends_at" });
}
