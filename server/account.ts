import type { SecondFactorRule } from "../domain/second-factor.ts";
import type { LetterKind } from "./database/tables.ts";
import { createLetterQueue, type WriteLetter } from "./mail/letter-queue.ts";
import type { CommonNeeds } from "./needs.ts";
import { createAdmins } from "./resources/admins/admins.ts";
import { asksPassword } from "./resources/admins/ask-password.ts";
import { countsGuesses } from "./resources/admins/login-guesses.ts";
import { createOwnSessions } from "./resources/admins/own-sessions.ts";
import { createPasswordResets } from "./resources/admins/password-reset.ts";
import { createProfiles } from "./resources/admins/profile.ts";
import { openResetCodes } from "./resources/admins/reset-codes.ts";
import { createSessions } from "./resources/admins/sessions.ts";
import { tellsOwner } from "./resources/admins/tell-owner.ts";
import { type AccountLetter, writesLetters } from "./resources/admins/write-letters.ts";
import { openSecondFactor } from "./resources/second-factor/open-second-factor.ts";
import type { InvitationTokens } from "./resources/staff/invitation-tokens.ts";

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
