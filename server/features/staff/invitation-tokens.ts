import type { Kysely } from "kysely";
import type { Role } from "../../../shared/permissions/permissions.ts";
import type { Tables } from "../../database/tables.ts";
import type { CommonNeeds } from "../../deps.ts";
import { momentOf } from "../../lib/clock.ts";
import { hashOfToken, newToken } from "../../lib/tokens.ts";
import type { InvitationMade } from "../accounts/account-emails.ts";

export interface Invited {
  email: string;
  name: string;
  role: Role;
}

/** Single-use invitation tokens, random and stored as hashes; a newer email replaces the token. */
export interface InvitationTokens {
  /** Null when the address is not invited. */
  make(email: string): Promise<InvitationMade | null>;
  holds(token: string): Promise<boolean>;
  /** Consumes a token; of concurrent uses one succeeds. */
  useUp(db: Kysely<Tables>, token: string): Promise<Invited | null>;
  tidy(): Promise<void>;
}

export function createInvitationTokens({ db, clock }: CommonNeeds<"db" | "clock">): InvitationTokens {
  return {
    async make(email) {
      const token = newToken();
      const invited = await db
        .updateTable("invitations")
        .set({ token_hash: hashOfToken(token) })
        .where("email", "=", email)
        .where("expires_at", ">", momentOf(clock))
        .returning(({ selectFrom }) => [
          "name",
          selectFrom("admins").select("admins.name").whereRef("admins.id", "=", "invited_by").as("invitedBy"),
        ])
        .executeTakeFirst();
      return invited ? { token, ...invited } : null;
    },

    async holds(token) {
      const found = await db
        .selectFrom("invitations")
        .select("id")
        .where("token_hash", "=", hashOfToken(token))
        .where("expires_at", ">", momentOf(clock))
        .executeTakeFirst();
      return found !== undefined;
    },

    async useUp(trx, token) {
      const used = await trx
        .deleteFrom("invitations")
        .where("token_hash", "=", hashOfToken(token))
        .where("expires_at", ">", momentOf(clock))
        .returning(["email", "name", "role"])
        .executeTakeFirst();
      return used ?? null;
    },

    async tidy() {
      await db.deleteFrom("invitations").where("expires_at", "<=", momentOf(clock)).execute();
    },
  };
}
