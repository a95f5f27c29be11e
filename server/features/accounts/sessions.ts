import type { Kysely } from "kysely";
import { requiresTwoFactorSetup, type TwoFactorRule } from "../../../shared/two-factor/two-factor.ts";
import type { CurrentUser } from "../../actions/run-action.ts";
import { isDatabaseDown } from "../../database/db-errors.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { toTimestamp } from "../../lib/clock.ts";
import { hashToken, newToken } from "../../lib/tokens.ts";

/** Idle and absolute lifetime, in ms. */
export const SESSION_IDLE_MS = 12 * 60 * 60 * 1000;
export const SESSION_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** Writes the last use at most this often. */
const TOUCH_INTERVAL_MS = 60 * 1000;
/** A pause of this length ends a visit. */
const PAUSE_MS = 30 * 60 * 1000;

export interface SessionOfDevice {
  id: number;
  session: string;
  device: string;
  created_at: string;
  last_used_at: string;
}

/** Sessions; tokens are random and stored as hashes. */
export interface Sessions {
  /**
   * Creates a session and returns its token.
   * @param device label for its owner
   */
  begin(db: Kysely<Tables>, adminId: number, device: string): Promise<string>;
  /** True if a second factor must be set up first. */
  mustSetUp(person: Pick<CurrentUser, "role" | "second_factor">): boolean;
  /** The user of a valid token, or null. */
  find(token: string): Promise<CurrentUser | null>;
  /** When the previous visit ended, on any device; null for the first one. */
  getAwaySince(adminId: number): Promise<string | null>;
  /** Latest use first. */
  list(adminId: number): Promise<SessionOfDevice[]>;
  end(session: string): Promise<void>;
  /** False when there is none. */
  endOne(db: Kysely<Tables>, adminId: number, id: number): Promise<boolean>;
  /** Ends all sessions except `spare`, and all pending logins. */
  endAll(db: Kysely<Tables>, adminId: number, spare?: string): Promise<void>;
  cleanup(): Promise<void>;
}

interface Deps extends PickDeps<"db" | "clock"> {
  rule: TwoFactorRule;
}

export function createSessions({ db, clock, rule }: Deps): Sessions {
  const mustBe: Sessions["mustSetUp"] = (person) => requiresTwoFactorSetup(rule, person);
  const before = (milliseconds: number) => toTimestamp(clock, -milliseconds);
  const noteSeen = (db: Kysely<Tables>, adminId: number, now: string) =>
    db
      .updateTable("admins")
      .set(({ eb, ref }) => ({
        last_seen_at: now,
        away_since: eb
          .case()
          .when("last_seen_at", "<=", before(PAUSE_MS))
          .then(ref("last_seen_at"))
          .else(ref("away_since"))
          .end(),
      }))
      .where("id", "=", adminId)
      .execute();
  return {
    mustSetUp: mustBe,

    async begin(db, adminId, device) {
      const token = newToken();
      const now = toTimestamp(clock);
      await db
        .insertInto("sessions")
        .values({ token_hash: hashToken(token), admin_id: adminId, device, created_at: now, last_used_at: now })
        .execute();
      await noteSeen(db, adminId, now);
      return token;
    },

    async find(token) {
      const session = hashToken(token);
      const row = await db
        .selectFrom("sessions")
        .innerJoin("admins", "admins.id", "sessions.admin_id")
        .select(["admins.id", "admins.name", "admins.email", "admins.profile", "admins.role"])
        .select(["admins.second_factor", "admins.language"])
        .select(["sessions.last_used_at", "sessions.created_at"])
        .where("token_hash", "=", session)
        .where("admins.active", "=", 1)
        .executeTakeFirst();
      if (!row) return null;
      const { last_used_at, created_at, ...admin } = row;
      if (last_used_at <= before(SESSION_IDLE_MS) || created_at <= before(SESSION_MAX_AGE_MS)) {
        // Deleted, so that a clock set back later cannot revive it.
        await bestEffort(db.deleteFrom("sessions").where("token_hash", "=", session).execute());
        return null;
      }
      if (last_used_at < before(TOUCH_INTERVAL_MS)) {
        const now = toTimestamp(clock);
        await bestEffort(
          db.updateTable("sessions").set({ last_used_at: now }).where("token_hash", "=", session).execute(),
        );
        await bestEffort(noteSeen(db, admin.id, now));
      }
      return { ...admin, must_set_up: mustBe(admin), session };
    },

    async getAwaySince(adminId) {
      const admin = await db.selectFrom("admins").select("away_since").where("id", "=", adminId).executeTakeFirst();
      return admin?.away_since ?? null;
    },

    list: (adminId) =>
      db
        .selectFrom("sessions")
        .select(["id", "token_hash as session", "device", "created_at", "last_used_at"])
        .where("admin_id", "=", adminId)
        .where("last_used_at", ">", before(SESSION_IDLE_MS))
        .where("created_at", ">", before(SESSION_MAX_AGE_MS))
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

    async cleanup() {
      await db
        .deleteFrom("sessions")
        .where(({ or, eb }) =>
          or([eb("last_used_at", "<=", before(SESSION_IDLE_MS)), eb("created_at", "<=", before(SESSION_MAX_AGE_MS))]),
        )
        .execute();
    },
  };
}

/** Best effort: on a full disk staff can still read. */
async function bestEffort(writing: Promise<unknown>): Promise<void> {
  await writing.catch((error: unknown) => {
    if (!isDatabaseDown(error)) throw error;
  });
}
