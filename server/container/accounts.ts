import type { TwoFactorRule } from "../../shared/two-factor/two-factor.ts";
import type { EmailKind } from "../database/tables.ts";
import type { CommonNeeds } from "../deps.ts";
import { type AccountLetter, writesLetters } from "../features/accounts/account-emails.ts";
import { createAdmins } from "../features/accounts/accounts.ts";
import { countsGuesses } from "../features/accounts/login-guesses.ts";
import { tellsOwner } from "../features/accounts/notify-account-owner.ts";
import { createOwnSessions } from "../features/accounts/own-sessions.ts";
import { createPasswordResets } from "../features/accounts/password-reset.ts";
import { createProfiles } from "../features/accounts/profile.ts";
import { asksPassword } from "../features/accounts/require-password.ts";
import { openResetCodes } from "../features/accounts/reset-codes.ts";
import { createSessions } from "../features/accounts/sessions.ts";
import type { InvitationTokens } from "../features/staff/invitation-tokens.ts";
import { openSecondFactor } from "../features/two-factor/create-two-factor.ts";
import { createEmailQueue, type RenderEmail } from "../mail/email-queue.ts";

interface Needs
  extends CommonNeeds<"db" | "clock" | "log" | "actions" | "writeHistory" | "limits" | "mailer" | "uploads" | "site"> {
  invitationTokens: InvitationTokens;
  secondFactorRule: TwoFactorRule;
  /** Templates of emails that are not about accounts. */
  enquiryEmails: Record<Exclude<EmailKind, AccountLetter>, RenderEmail>;
  /** Records the delivery result of replies. */
  onDelivered: Parameters<typeof createEmailQueue>[0]["onEnded"];
}

/** Creates everything about staff accounts. */
export async function openAccount(needs: Needs) {
  const { db, clock, actions, limits, uploads } = needs;
  const sessions = createSessions({ db, clock, rule: needs.secondFactorRule });
  const codes = await openResetCodes({ db, clock });
  const emails = createEmailQueue({
    ...needs,
    write: { ...writesLetters({ ...needs, codes }), ...needs.enquiryEmails },
    onEnded: needs.onDelivered,
  });
  const tellOwner = tellsOwner({ limits, letters: emails });
  const askPassword = asksPassword({ db, limits });
  const { secondFactors, secondLogins, challenges } = await openSecondFactor({
    ...needs,
    sessions,
    tellOwner,
    askPassword: async (by, password) => void (await askPassword(by, password)),
  });
  const loginTally = { wrong: 0, tooMany: 0 };
  const countGuess = countsGuesses({ db, limits, tellOwner, tally: loginTally });
  return {
    sessions,
    letters: emails,
    loginTally: loginTally as Readonly<typeof loginTally>,
    secondFactors,
    secondLogins,
    codes,
    ownSessions: createOwnSessions({ actions, sessions }),
    admins: createAdmins({ ...needs, countGuess, sessions, codes, secondFactors, challenges }),
    passwordResets: createPasswordResets({ ...needs, letters: emails, tellOwner, codes, sessions }),
    profiles: createProfiles({ actions, askPassword, sessions, codes, uploads }),
    /** Deletes what has expired. */
    async tidy() {
      await sessions.tidy();
      await codes.tidy();
      await challenges.tidy();
    },
  };
}
