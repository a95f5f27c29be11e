import type { Kysely } from "kysely";
import type { Versioned } from "../../../domain/history.rules.ts";
import type { EventOfStaff, Override, OverrideForm, OwnEventChange, OwnEventForm } from "../../../domain/own-events.ts";
import type { Actor } from "../../acts/acts.ts";
import type { Tables } from "../../database/tables.ts";
import type { Kind } from "../../history/kind.ts";
import { asStaffSee, type Expected } from "../../history/versions.ts";
import { Refused } from "../../refused.ts";
import type { EditOwnEvents } from "./edit-own.ts";
import { eventAsTold } from "./event-as-told.ts";
import type { KeyedEvent } from "./keys.ts";
import { OVERRIDE, type Overrides } from "./overrides.ts";
import type { PlacedEvent } from "./placed-events.ts";

/** What staff see of events and do with them, by their keys. */
export interface StaffEvents {
  /** Events with their versions, and who changed them last where the role may see that. */
  seenBy(by: Actor, events: PlacedEvent[]): Promise<EventOfStaff[]>;
  add(by: Actor, form: OwnEventForm): Promise<EventOfStaff>;
  /** @throws Refused "not-found", "stale", "invalid" */
  update(by: Actor, key: string, expected: Expected, change: OwnEventChange): Promise<EventOfStaff>;
  /** @throws Refused "not-found", "stale" */
  remove(by: Actor, key: string, expected: Expected): Promise<void>;
  /** All that is laid over events of the feed, the oldest first. */
  listOverrides(by: Actor): Promise<Override[]>;
  /** @throws Refused "not-found", "stale", "invalid" */
  override(by: Actor, key: string, expected: Expected, form: OverrideForm): Promise<Override>;
  /** @throws Refused "not-found", "stale" */
  removeOverride(by: Actor, key: string, expected: Expected): Promise<void>;
  /** Own events and overrides as the history tells of them. */
  kinds: readonly Kind<never>[];
}

interface Needs {
  db: Kysely<Tables>;
  /** The site's address. */
  origin: string;
  edit: EditOwnEvents;
  overrides: Overrides;
  /** The whole list. */
  whole(): Promise<PlacedEvent[]>;
  /** The list of the feed, as it tells it; empty without one. */
  toldByFeed(): Promise<readonly KeyedEvent[]>;
}

const UNCHANGED: Versioned = { version: 0, changed: null };

export function createStaffEvents({ db, origin, edit, overrides, whole, toldByFeed }: Needs): StaffEvents {
  /** The versions of own events and of overrides, by key. */
  async function versionsOf(by: Actor, events: PlacedEvent[]): Promise<Map<string, Versioned>> {
    const keys = ["", ...events.map(({ key }) => key)];
    const own = await db.selectFrom("events").selectAll().where("key", "in", keys).execute();
    const laid = await db.selectFrom("event_overrides").selectAll().where("key", "in", keys).execute();
    const seen = [...(await asStaffSee(db, OVERRIDE, laid, by)), ...(await asStaffSee(db, edit.kind, own, by))];
    const rows = [...laid, ...own];
    return new Map(seen.map(({ version, changed }, index) => [rows[index]?.key ?? "", { version, changed }]));
  }

  const seenBy = async (by: Actor, events: PlacedEvent[]) => {
    const versions = await versionsOf(by, events);
    return events.map((event) => ({
      ...eventAsTold(event, origin),
      district: event.location,
      source: event.source,
      ...(versions.get(event.key) ?? UNCHANGED),
    }));
  };

  const asSaved = async (by: Actor, key: string) => {
    const [saved] = await seenBy(
      by,
      (await whole()).filter((event) => event.key === key),
    );
    // Somebody deleted it in the meantime.
    if (!saved) throw new Refused("not-found", "event-gone");
    return saved;
  };

  const listOverrides = async (by: Actor) => {
    const events = new Map((await whole()).map((event) => [event.key, event]));
    return (await asStaffSee(db, OVERRIDE, await overrides.rows(), by)).map((row) => {
      const event = events.get(row.key);
      return { ...row, event: event?.source === "feed" ? eventAsTold(event, origin) : null };
    });
  };

  return {
    seenBy,
    add: async (by, form) => asSaved(by, await edit.add(by, form)),

    async update(by, key, expected, change) {
      await edit.update(by, key, expected, change);
      return asSaved(by, key);
    },

    remove: edit.remove,
    listOverrides,

    async override(by, key, expected, form) {
      const told = (await toldByFeed()).find((event) => event.key === key) ?? null;
      await overrides.put(by, key, expected, form, told);
      const saved = (await listOverrides(by)).find((one) => one.key === key);
      if (!saved) throw new Refused("not-found", "override-gone");
      return saved;
    },

    removeOverride: overrides.remove,
    kinds: [edit.kind, OVERRIDE] as readonly Kind<never>[],
  };
}
