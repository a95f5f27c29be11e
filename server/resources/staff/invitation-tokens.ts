import type { Kysely } from "kysely";
import type { Role } from "../../../domain/acts.ts";
import { momentOf } from "../../clock.ts";
import type { Tables } from "../../database/tables.ts";
import type { CommonNeeds } from "../../needs.ts";
import { hashOfToken, newToken } from "../../tokens.ts";
import type { InvitationMade } from "../admins/write-letters.ts";

export interface Invited {
  email: string;
  name: string;
  role: Role;
}

/** Tokens of invitations. They are random, stored hashed, and work once; a newer letter's takes the place of the one before. */
export interface InvitationTokens {
  /** Makes the token for a letter; null when nobody with this address is invited. */
  make(email: string): Promise<InvitationMade | null>;
  holds(token: string): Promise<boolean>;
  /** Takes a token out of the world and tells whom it invited; of two who come at once, one gets null. */
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
