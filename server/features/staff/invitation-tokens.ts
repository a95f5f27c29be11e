import type { Kysely } from "kysely";
import type { Role } from "../../../shared/permissions/permissions.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { toTimestamp } from "../../lib/clock.ts";
import { hashToken, newToken } from "../../lib/tokens.ts";
import type { InvitationMade } from "../accounts/account-emails.ts";

export interface InvitedPerson {
  email: string;
  name: string;
  role: Role;
}

/** Single-use invitation tokens, random and stored as hashes; a newer email replaces the token. */
export interface InvitationTokens {
  /** Null when the address is not invited. */
  make(email: string): Promise<InvitationMade | null>;
  isValid(token: string): Promise<boolean>;
  /** Consumes a token; of concurrent uses one succeeds. */
  consume(db: Kysely<Tables>, token: string): Promise<InvitedPerson | null>;
  cleanup(): Promise<void>;
}

export function createInvitationTokens({ db, clock }: PickDeps<"db" | "clock">): InvitationTokens {
  return {
    async make(email) {
      const token = newToken();
      const invited = await db
        .updateTable("invitations")
        .set({ token_hash: hashToken(token) })
        .where("email", "=", email)
        .where("expires_at", ">", toTimestamp(clock))
        .returning(({ selectFrom }) => [
          "name",
          selectFrom("admins").select("admins.name").whereRef("admins.id", "=", "invited_by").as("invitedBy"),
          selectFrom("admins").select("admins.language").whereRef("admins.id", "=", "invited_by").as("language"),
        ])
        .executeTakeFirst();
      return invited ? { token, ...invited } : null;
    },

    async isValid(token) {
      const found = await db
        .selectFrom("invitations")
        .select("id")
        .where("token_hash", "=", hashToken(token))
        .where("expires_at", ">", toTimestamp(clock))
        .executeTakeFirst();
      return found !== undefined;
    },

    async consume(trx, token) {
      const used = await trx
        .deleteFrom("invitations")
        .where("token_hash", "=", hashToken(token))
        .where("expires_at", ">", toTimestamp(clock))
        .returning(["email", "name", "role"])
        .executeTakeFirst();
      return used ?? null;
    },

    async cleanup() {
      await db.deleteFrom("invitations").where("expires_at", "<=", toTimestamp(clock)).execute();
    },
  };
}
