import type { Kysely } from "kysely";
import type { Acts } from "../../acts/acts.ts";
import type { Clock } from "../../clock.ts";
import type { Tables } from "../../database/tables.ts";
import type { Limits } from "../../limits/limits.ts";
import type { Log } from "../../log.ts";
import { createLetterQueue, type LetterQueue } from "../../mail/letter-queue.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { Storage } from "../../storage/storage.ts";
import { type Admins, createAdmins } from "./admins.ts";
import { countsGuesses } from "./login-guesses.ts";
import { createPasswordResets, type PasswordResets } from "./password-reset.ts";
import { createProfiles, type Profiles } from "./profile.ts";
import { openResetCodes } from "./reset-codes.ts";
import { createSessions, type Sessions } from "./sessions.ts";
import { tellsOwner } from "./tell-owner.ts";
import { writesLetters } from "./write-letters.ts";

/** Everything about administrators' accounts. */
export interface Account {
  admins: Admins;
  sessions: Sessions;
  passwordResets: PasswordResets;
  profiles: Profiles;
  letters: LetterQueue;
  /** Removes what is over: sessions, codes. */
  tidy(): Promise<void>;
}

interface Needs {
  db: Kysely<Tables>;
  clock: Clock;
  log: Log;
  acts: Acts;
  limits: Limits;
  mailer: Mailer;
  storage: Storage;
  /** The site's address, as it is when a letter leaves. */
  site: { origin: string };
}

/** Puts the parts of the account together. */
export async function openAccount({ db, clock, log, acts, limits, mailer, storage, site }: Needs): Promise<Account> {
  const sessions = createSessions({ db, clock });
  const codes = await openResetCodes({ db, clock });
  const letters = createLetterQueue({ db, clock, log, mailer, write: writesLetters({ db, codes, site }) });
  const tellOwner = tellsOwner({ limits, letters });
  const countGuess = countsGuesses({ db, limits, tellOwner });
  return {
    sessions,
    letters,
    admins: createAdmins({ db, clock, countGuess, sessions, codes }),
    passwordResets: createPasswordResets({ db, limits, log, mailer, letters, tellOwner, codes, sessions }),
    profiles: createProfiles({ db, acts, limits, log, sessions, codes, storage }),
    async tidy() {
      await sessions.tidy();
      await codes.tidy();
    },
  };
}
