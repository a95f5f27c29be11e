import type { Kysely } from "kysely";
import { mustSetUp, type SecondFactorRule } from "../../../domain/second-factor.ts";
import type { Asker } from "../../acts/acts.ts";
import { momentOf } from "../../clock.ts";
import { isDatabaseDown } from "../../database/fault.ts";
import type { Tables } from "../../database/tables.ts";
import type { CommonNeeds } from "../../needs.ts";
import { hashOfToken, newToken } from "../../tokens.ts";

/** How long a session lives: from its last use, and at most, in milliseconds (docs/calls.md, 8). */
export const SESSION_IDLE = 12 * 60 * 60 * 1000;
export const SESSION_AT_MOST = 7 * 24 * 60 * 60 * 1000;
/** A use is written down at most this often: a busy screen does not write at every call. */
const NOTE_USE_EVERY = 60 * 1000;

/** A session as its owner knows it; `session` is what tells it from the others here. */
export interface SessionOfDevice {
  id: number;
  session: string;
  device: string;
  created_at: string;
  last_used_at: string;
}

/** Who is logged in. Tokens are opaque and random; the database holds only their hashes. */
export interface Sessions {
  /**
   * Begins a session and returns its token, which is stored nowhere.
   * @param device in plain words, for its owner to know it by
   */
  begin(db: Kysely<Tables>, adminId: number, device: string): Promise<string>;
  /** Whether somebody must set up a second factor before anything else. */
  mustSetUp(who: Pick<Asker, "role" | "second_factor">): boolean;
  /** Who is behind a living token, or null. */
  find(token: string): Promise<Asker | null>;
  /** The living sessions of an administrator, the one that was used last first. */
  list(adminId: number): Promise<SessionOfDevice[]>;
  end(session: string): Promise<void>;
  /** Ends one session of an administrator by its number; false when there is none. */
  endOne(db: Kysely<Tables>, adminId: number, id: number): Promise<boolean>;
  /** Ends every session of an administrator, but for one that may be spared, and every login that waits for a second factor. */
  endAll(db: Kysely<Tables>, adminId: number, spare?: string): Promise<void>;
  tidy(): Promise<void>;
}

interface Needs extends CommonNeeds<"db" | "clock"> {
  rule: SecondFactorRule;
}

export function createSessions({ db, clock, rule }: Needs): Sessions {
  const mustBe: Sessions["mustSetUp"] = (who) => mustSetUp(rule, who);
  const before = (milliseconds: number) => momentOf(clock, -milliseconds);
  const noteSeen = (db: Kysely<Tables>, adminId: number, now: string) =>
    db.updateTable("admins").set({ last_seen_at: now }).where("id", "=", adminId).execute();
  return {
    mustSetUp: mustBe,

    async begin(db, adminId, device) {
      const token = newToken();
      const now = momentOf(clock);
      await db
        .insertInto("sessions")
        .values({ token_hash: hashOfToken(token), admin_id: adminId, device, created_at: now, last_used_at: now })
        .execute();
      await noteSeen(db, adminId, now);
      return token;
    },

    async find(token) {
      const session = hashOfToken(token);
      const row = await db
        .selectFrom("sessions")
        .innerJoin("admins", "admins.id", "sessions.admin_id")
        .select(["admins.id", "admins.name", "admins.email", "admins.profile", "admins.role", "admins.second_factor"])
        .select(["sessions.last_used_at", "sessions.created_at"])
        .where("token_hash", "=", session)
        .where("admins.active", "=", 1)
        .executeTakeFirst();
      if (!row) return null;
      const { last_used_at, created_at, ...admin } = row;
      if (last_used_at <= before(SESSION_IDLE) || created_at <= before(SESSION_AT_MOST)) {
        // Gone for good: a clock that is set back later must not open it again.
        await ifItCan(db.deleteFrom("sessions").where("token_hash", "=", session).execute());
        return null;
      }
      if (last_used_at < before(NOTE_USE_EVERY)) {
        const now = momentOf(clock);
        await ifItCan(
          db.updateTable("sessions").set({ last_used_at: now }).where("token_hash", "=", session).execute(),
        );
        await ifItCan(noteSeen(db, admin.id, now));
      }
      return { ...admin, must_set_up: mustBe(admin), session };
    },

    list: (adminId) =>
      db
        .selectFrom("sessions")
        .select(["id", "token_hash as session", "device", "created_at", "last_used_at"])
        .where("admin_id", "=", adminId)
        .where("last_used_at", ">", before(SESSION_IDLE))
        .where("created_at", ">", before(SESSION_AT_MOST))
        .orderBy("last_used_at", "desc")
        .orderBy("id", "desc")
        .execute(),

    async endOne(db, adminId, id) {
      const ended = await db
        .deleteFrom("sessions")
        .where("id", "=", id)
        .where("admin_id", "=", adminId)
        .returning("id")
        .executeTakeFirst();
      return ended !== undefined;
    },

    async end(session) {
      await db.deleteFrom("sessions").where("token_hash", "=", session).execute();
    },

    async endAll(db, adminId, spare = "") {
      await db.deleteFrom("sessions").where("admin_id", "=", adminId).where("token_hash", "!=", spare).execute();
      await db.deleteFrom("challenges").where("admin_id", "=", adminId).execute();
    },

    async tidy() {
      await db
        .deleteFrom("sessions")
        .where(({ or, eb }) =>
          or([eb("last_used_at", "<=", before(SESSION_IDLE)), eb("created_at", "<=", before(SESSION_AT_MOST))]),
        )
        .execute();
    },
  };
}

/** Writes down what nobody asked for: where nothing can be stored now, as on a full disk, staff read on all the same. */
async function ifItCan(writing: Promise<unknown>): Promise<void> {
  await writing.catch((fault: unknown) => {
    if (!isDatabaseDown(fault)) throw fault;
  });
}
