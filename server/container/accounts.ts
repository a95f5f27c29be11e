import type { SecondFactorRule } from "../../shared/two-factor/two-factor.ts";
import type { LetterKind } from "../database/tables.ts";
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
import { createLetterQueue, type WriteLetter } from "../mail/email-queue.ts";

interface Needs
  extends CommonNeeds<"db" | "clock" | "log" | "acts" | "writeHistory" | "limits" | "mailer" | "uploads" | "site"> {
  invitationTokens: InvitationTokens;
  secondFactorRule: SecondFactorRule;
  /** Templates of emails that are not about accounts. */
  lettersOnCases: Record<Exclude<LetterKind, AccountLetter>, WriteLetter>;
  /** Records the delivery result of replies. */
  letterEnded: Parameters<typeof createLetterQueue>[0]["ended"];
}

/** Creates everything about staff accounts. */
export async function openAccount(needs: Needs) {
  const { db, clock, acts, limits, uploads } = needs;
  const sessions = createSessions({ db, clock, rule: needs.secondFactorRule });
  const codes = await openResetCodes({ db, clock });
  const letters = createLetterQueue({
    ...needs,
    write: { ...writesLetters({ ...needs, codes }), ...needs.lettersOnCases },
    ended: needs.letterEnded,
  });
  const tellOwner = tellsOwner({ limits, letters });
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
    letters,
    loginTally: loginTally as Readonly<typeof loginTally>,
    secondFactors,
    secondLogins,
    codes,
    ownSessions: createOwnSessions({ acts, sessions }),
    admins: createAdmins({ ...needs, countGuess, sessions, codes, secondFactors, challenges }),
    passwordResets: createPasswordResets({ ...needs, letters, tellOwner, codes, sessions }),
    profiles: createProfiles({ acts, askPassword, sessions, codes, uploads }),
    /** Deletes what has expired. */
    async tidy() {
      await sessions.tidy();
      await codes.tidy();
      await challenges.tidy();
    },
  };
}
