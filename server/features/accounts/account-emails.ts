import type { Kysely } from "kysely";
import type { LetterKind, Tables } from "../../database/tables.ts";
import type { CommonNeeds } from "../../deps.ts";
import type { WriteLetter } from "../../mail/email-queue.ts";
import { guessesLetter } from "../../mail/templates/guesses.ts";
import { invitationLetter } from "../../mail/templates/invitation.ts";
import { resetCodeLetter } from "../../mail/templates/reset-code.ts";
import type { ResetCodes } from "./reset-codes.ts";

/** Name used in emails that are never sent. */
const NOBODY = "Nobody";

/** A new token, whom it invites, and who invites: null is the operator. */
export interface InvitationMade {
  token: string;
  name: string;
  invitedBy: string | null;
}

interface Needs extends CommonNeeds<"db" | "site"> {
  codes: ResetCodes;
  /** Creates an invitation token; null when there is no invitation. */
  invitationTokens: { make(email: string): Promise<InvitationMade | null> };
}

export type AccountLetter = Exclude<LetterKind, "enquiries" | "reply">;

/** Renders account emails; codes are created when the email is sent. */
export function writesLetters({ db, codes, invitationTokens, site }: Needs): Record<AccountLetter, WriteLetter> {
  return {
    "reset code": async (to) => {
      const code = await codes.make(to);
      const name = await nameOf(db, to);
      const letter = resetCodeLetter({ to, name: name ?? NOBODY, code, origin: site.origin });
      return { letter, inVain: name === null };
    },
    invitation: async (to) => {
      const made = await invitationTokens.make(to);
      const { token, name, invitedBy } = made ?? { token: "", name: NOBODY, invitedBy: null };
      const letter = invitationLetter({ to, name, token, invitedBy, origin: site.origin });
      return { letter, inVain: made === null };
    },
    guesses: async (to) => {
      const name = await nameOf(db, to);
      return { letter: guessesLetter({ to, name: name ?? NOBODY, origin: site.origin }), inVain: name === null };
    },
  };
}

/** Null unless there is an active account. */
async function nameOf(db: Kysely<Tables>, email: string): Promise<string | null> {
  const admin = await db
    .selectFrom("admins")
    .select("name")
    .where("email", "=", email)
    .where("active", "=", 1)
    .executeTakeFirst();
  return admin?.name ?? null;
}
