import type { Invitation, Invitee } from "../../../shared/staff/staff.schema.ts";
import { INVITATION_HOURS } from "../../../shared/staff/staff.ts";
import type { Actor } from "../../actions/run-action.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { toTimestamp } from "../../lib/clock.ts";
import type { EmailQueue } from "../../mail/email-queue.ts";
import type { From, LoggedIn } from "../accounts/accounts.ts";
import type { Sessions } from "../accounts/sessions.ts";
import type { InvitationTokens } from "./invitation-tokens.ts";
import { STAFF_ENTITY } from "./staff.ts";

export interface Invitations {
  /** Newest last. */
  list(): Promise<Invitation[]>;
  /**
   * Queues an email; replaces an earlier invitation.
   * @throws AppError "conflict" for existing staff; "too-many"
   */
  invite(by: Actor, invitee: Invitee): Promise<Invitation>;
  /** Without an email: returns the token once. */
  inviteByHand(by: Actor, invitee: Invitee): Promise<Invitation & { token: string }>;
  /** @throws AppError "not-found" */
  withdraw(by: Actor, id: number): Promise<void>;
  /**
   * Creates the account and logs in.
   * @throws AppError "malformed", the same for any invalid token; "too-many"
   */
  accept(accepted: { token: string; password: string }, from: Pick<From, "visitor" | "device">): Promise<LoggedIn>;
}

interface Deps extends PickDeps<"db" | "clock" | "actions" | "writeAuditEntry" | "limits"> {
  emails: Pick<EmailQueue, "put" | "drop" | "wake">;
  sessions: Sessions;
  tokens: InvitationTokens;
  hashPassword(password: string): Promise<string>;
}

const MAX_AGE_MS = INVITATION_HOURS * 60 * 60 * 1000;

const toExpiredError = () => new AppError("malformed", "invitation-over");

export function createInvitations(deps: Deps): Invitations {
  const { db, clock, actions, writeAuditEntry, limits, emails, sessions, tokens, hashPassword } = deps;

  const noteInvitation = async (by: Actor, { email, name, role }: Invitee, byEmail: boolean): Promise<Invitation> => {
    await limits.consume(db, "invite", String(by.id));
    return actions.run(by, "invite staff", [], async (trx, recorder) => {
      const existing = await trx.selectFrom("admins").select("id").where("email", "=", email).executeTakeFirst();
      if (existing) throw new AppError("conflict", "staff-exists");
      const until = toTimestamp(clock, MAX_AGE_MS);
      const fresh = { name, role, invited_by: by.id, token_hash: null, expires_at: until };
      if (byEmail) await emails.put(trx, { kind: "invitation", recipient: email, maxAgeMs: MAX_AGE_MS });
      // A queued email would replace the token.
      else await emails.drop(trx, { kind: "invitation", recipient: email });
      const row = await trx
        .insertInto("invitations")
        .values({ email, ...fresh })
        .onConflict((conflict) => conflict.column("email").doUpdateSet(fresh))
        .returning(["id", "email", "name", "role", "expires_at as until"])
        .executeTakeFirstOrThrow();
      recorder.setTarget([row.id], email);
      recorder.recordFields({ role: { before: null, after: role } });
      return row;
    });
  };

  return {
    list: () =>
      db
        .selectFrom("invitations")
        .select(["id", "email", "name", "role", "expires_at as until"])
        .where("expires_at", ">", toTimestamp(clock))
        .orderBy("id")
        .execute(),

    async invite(by, invitee) {
      const invitation = await noteInvitation(by, invitee, true);
      emails.wake();
      return invitation;
    },

    async inviteByHand(by, invitee) {
      const invitation = await noteInvitation(by, invitee, false);
      const token = await tokens.make(invitation.email);
      if (!token) throw toExpiredError();
      return { ...invitation, token: token.token };
    },

    async withdraw(by, id) {
      await actions.run(by, "withdraw invitation", [id], async (trx, recorder) => {
        const deleted = await trx.deleteFrom("invitations").where("id", "=", id).returning("email").executeTakeFirst();
        if (!deleted) throw new AppError("not-found", "invitation-gone");
        recorder.setTarget([id], deleted.email);
      });
    },

    async accept({ token, password }, { visitor, device }) {
      await limits.consume(db, "accept an invitation", visitor);
      // Hash only for valid tokens.
      if (!(await tokens.isValid(token))) throw toExpiredError();
      const password_hash = await hashPassword(password);
      return db.transaction().execute(async (trx) => {
        const invited = await tokens.consume(trx, token);
        if (!invited) throw toExpiredError();
        const admin = await trx
          .insertInto("admins")
          .values({ ...invited, password_hash, profile: null, created_at: toTimestamp(clock) })
          .onConflict((row) => row.column("email").doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!admin) throw toExpiredError();
        await writeAuditEntry(trx, { by: admin, act: "accept invitation", about: [admin.id] }, async (recorder) =>
          recorder.recordChange(STAFF_ENTITY, null, admin),
        );
        await limits.refund(trx, "accept an invitation", visitor);
        const { id, name, email, profile } = admin;
        return {
          token: await sessions.begin(trx, id, device),
          admin: { name, email, profile },
          ...(sessions.mustSetUp(admin) && { must_set_up: true as const }),
        };
      });
    },
  };
}
