import type { Kysely } from "kysely";
import type { Language } from "../../../shared/i18n/languages.ts";
import type { EmailKind, Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import type { EmailQueue, RenderEmail } from "../../mail/email-queue.ts";
import { failedLoginsEmail } from "../../mail/templates/guesses.ts";
import { invitationEmail } from "../../mail/templates/invitation.ts";
import { resetCodeEmail } from "../../mail/templates/reset-code.ts";
import type { RateLimits } from "../../rate-limit/limits.ts";
import type { ResetCodes } from "./reset-codes.ts";

/** Name used in emails that are never sent. */
const UNKNOWN_RECIPIENT = { name: "Unknown", language: "en" } as const;

/** A new token, whom it invites, and who invites: null is the operator. */
export interface InvitationMade {
  token: string;
  name: string;
  invitedBy: string | null;
  /** Of the owner who invites; null: the operator. */
  language: Language | null;
}

interface Deps extends PickDeps<"db" | "site"> {
  codes: ResetCodes;
  /** Creates an invitation token; null when there is no invitation. */
  invitationTokens: { make(email: string): Promise<InvitationMade | null> };
}

export type AccountEmail = Extract<EmailKind, "reset code" | "guesses" | "invitation">;

/** Renders account emails; codes are created when the email is sent. */
export function createAccountEmailWriter({
  db,
  codes,
  invitationTokens,
  site,
}: Deps): Record<AccountEmail, RenderEmail> {
  return {
    "reset code": async (to) => {
      const code = await codes.make(to);
      const account = await getAccount(db, to);
      const email = resetCodeEmail({ to, ...(account ?? UNKNOWN_RECIPIENT), code, origin: site.origin });
      return { email, undeliverable: !account };
    },
    invitation: async (to) => {
      const invitation = await invitationTokens.make(to);
      const { token, name, invitedBy, language } = invitation ?? { ...UNKNOWN_RECIPIENT, token: "", invitedBy: null };
      const email = invitationEmail({ to, name, language: language ?? "en", token, invitedBy, origin: site.origin });
      return { email, undeliverable: invitation === null };
    },
    guesses: async (to) => {
      const account = await getAccount(db, to);
      const email = failedLoginsEmail({ to, ...(account ?? UNKNOWN_RECIPIENT), origin: site.origin });
      return { email, undeliverable: !account };
    },
  };
}

/** Undefined unless there is an active account. */
const getAccount = (db: Kysely<Tables>, email: string) =>
  db
    .selectFrom("admins")
    .select(["name", "language"])
    .where("email", "=", email)
    .where("active", "=", 1)
    .executeTakeFirst();

const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Queues a warning to the account's owner, at most once a day; the same work for unknown addresses. */
export type NotifyOwner = (trx: Kysely<Tables>, email: string) => Promise<void>;

export const createOwnerNotifier =
  ({ limits, emails }: { limits: RateLimits; emails: Pick<EmailQueue, "put"> }): NotifyOwner =>
  async (trx, email) => {
    if ((await limits.count(trx, "tell of guesses", email)) > 1) return;
    await emails.put(trx, { kind: "guesses", recipient: email, maxAgeMs: MAX_AGE_MS });
  };
