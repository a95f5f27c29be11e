import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Role } from "../../../domain/acts.ts";
import type { AdminProfile } from "../../../domain/admins.ts";
import { type Clock, momentOf } from "../../clock.ts";
import type { Tables } from "../../database/tables.ts";

/** Who asks, once a token was found to be good. */
export interface Administrator extends AdminProfile {
  id: number;
  role: Role;
}

/** How long a session lives: from its last use, and at most, in milliseconds (docs/calls.md, 8). */
export const SESSION_IDLE = 12 * 60 * 60 * 1000;
export const SESSION_AT_MOST = 7 * 24 * 60 * 60 * 1000;
/** A use is written down at most this often: a busy screen does not write at every call. */
const NOTE_USE_EVERY = 60 * 1000;

/** Who is logged in. Tokens are opaque and random; the database holds only their hashes. */
export interface Sessions {
  /** Begins a session and returns its token, which is stored nowhere. */
  begin(db: Kysely<Tables>, adminId: number): Promise<string>;
  /** The administrator behind a living token, or null. */
  find(token: string): Promise<{ admin: Administrator; session: string } | null>;
  end(session: string): Promise<void>;
  /** Ends every session of an administrator, but for one that may be spared. */
  endAll(db: Kysely<Tables>, adminId: number, spare?: string): Promise<void>;
  /** Removes the sessions whose time is over. */
  tidy(): Promise<void>;
}

export function createSessions({ db, clock }: { db: Kysely<Tables>; clock: Clock }): Sessions {
  const before = (milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString();
  return {
    async begin(db, adminId) {
      const token = randomBytes(32).toString("base64url");
      const now = momentOf(clock);
      await db
        .insertInto("sessions")
        .values({ token_hash: hashOf(token), admin_id: adminId, created_at: now, last_used_at: now })
        .execute();
      return token;
    },

    async find(token) {
      const session = hashOf(token);
      const row = await db
        .selectFrom("sessions")
        .innerJoin("admins", "admins.id", "sessions.admin_id")
        .select(["admins.id", "admins.name", "admins.email", "admins.profile", "admins.role"])
        .select(["sessions.last_used_at", "sessions.created_at"])
        .where("token_hash", "=", session)
        .executeTakeFirst();
      if (!row) return null;
      const { last_used_at, created_at, ...admin } = row;
      if (last_used_at <= before(SESSION_IDLE) || created_at <= before(SESSION_AT_MOST)) {
        // Gone for good: a clock that is set back later must not open it again.
        await db.deleteFrom("sessions").where("token_hash", "=", session).execute();
        return null;
      }
      if (last_used_at < before(NOTE_USE_EVERY)) {
        await db
          .updateTable("sessions")
          .set({ last_used_at: momentOf(clock) })
          .where("token_hash", "=", session)
          .execute();
      }
      return { admin, session };
    },

    async end(session) {
      await db.deleteFrom("sessions").where("token_hash", "=", session).execute();
    },

    async endAll(db, adminId, spare = "") {
      await db.deleteFrom("sessions").where("admin_id", "=", adminId).where("token_hash", "!=", spare).execute();
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

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
