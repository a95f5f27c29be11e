import type { Kysely } from "kysely";
import type { Acts } from "../../acts/acts.ts";
import type { Clock } from "../../clock.ts";
import type { Tables } from "../../database/tables.ts";
import type { Limits } from "../../limits/limits.ts";
import type { Log } from "../../log.ts";
import { createLetterQueue, type LetterQueue } from "../../mail/letter-queue.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { Storage } from "../../storage/storage.ts";
import type { InvitationTokens } from "../staff/invitation-tokens.ts";
import { type Admins, createAdmins } from "./admins.ts";
import { countsGuesses } from "./login-guesses.ts";
import { createOwnSessions, type OwnSessions } from "./own-sessions.ts";
import { createPasswordResets, type PasswordResets } from "./password-reset.ts";
import { type RemoveUnnamed, removesUnnamed } from "./pictures.ts";
import { createProfiles, type Profiles } from "./profile.ts";
import { openResetCodes, type ResetCodes } from "./reset-codes.ts";
import { createSessions, type Sessions } from "./sessions.ts";
import { tellsOwner } from "./tell-owner.ts";
import { writesLetters } from "./write-letters.ts";

/** Everything about administrators' accounts. */
export interface Account {
  admins: Admins;
  sessions: Sessions;
  passwordResets: PasswordResets;
  profiles: Profiles;
  ownSessions: OwnSessions;
  codes: ResetCodes;
  removeUnnamed: RemoveUnnamed;
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
  invitationTokens: InvitationTokens;
  /** The site's address, as it is when a letter leaves. */
  site: { origin: string };
}

/** Puts the parts of the account together. */
export async function openAccount(needs: Needs): Promise<Account> {
  const { db, clock, log, acts, limits, mailer, storage, invitationTokens, site } = needs;
  const sessions = createSessions({ db, clock });
  const codes = await openResetCodes({ db, clock });
  const letters = createLetterQueue({
    db,
    clock,
    log,
    mailer,
    write: writesLetters({ db, codes, invitationTokens, site }),
  });
  const removeUnnamed = removesUnnamed({ db, storage, log });
  const tellOwner = tellsOwner({ limits, letters });
  const countGuess = countsGuesses({ db, limits, tellOwner });
  return {
    sessions,
    letters,
    codes,
    removeUnnamed,
    ownSessions: createOwnSessions({ acts, sessions }),
    admins: createAdmins({ db, clock, countGuess, sessions, codes }),
    passwordResets: createPasswordResets({ db, limits, log, mailer, letters, tellOwner, codes, sessions }),
    profiles: createProfiles({ db, acts, limits, log, removeUnnamed, sessions, codes, storage }),
    async tidy() {
      await sessions.tidy();
      await codes.tidy();
    },
  };
}
