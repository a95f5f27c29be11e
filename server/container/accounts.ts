import type { Kysely } from "kysely";
import type { TwoFactorRule } from "../../shared/two-factor/two-factor.ts";
import { getAppSecret } from "../database/app-metadata.ts";
import type { EmailKind, Tables } from "../database/tables.ts";
import type { PickDeps } from "../deps.ts";
import {
  type AccountEmail,
  createAccountEmailWriter,
  createOwnerNotifier,
} from "../features/accounts/account-emails.ts";
import { createAdmins } from "../features/accounts/accounts.ts";
import { createGuessCounter } from "../features/accounts/login-guesses.ts";
import { createOwnSessions } from "../features/accounts/own-sessions.ts";
import { createPasswordResets } from "../features/accounts/password-reset.ts";
import { createPasswordCheck } from "../features/accounts/passwords.ts";
import { createProfiles } from "../features/accounts/profile.ts";
import { createResetCodes } from "../features/accounts/reset-codes.ts";
import { createSessions, type Sessions } from "../features/accounts/sessions.ts";
import type { InvitationTokens } from "../features/staff/invitation-tokens.ts";
import { createAuthenticatorApps } from "../features/two-factor/authenticator-apps.ts";
import { createChallenges } from "../features/two-factor/challenges.ts";
import { createSecretBox } from "../features/two-factor/encrypted-secrets.ts";
import { createPasskeys } from "../features/two-factor/passkeys.ts";
import { createTwoFactorLogins } from "../features/two-factor/pending-logins.ts";
import { createRecoveryCodes } from "../features/two-factor/recovery-codes.ts";
import { createTwoFactorService } from "../features/two-factor/two-factor.ts";
import { createWebAuthn } from "../features/two-factor/webauthn.ts";
import { createEmailQueue, type RenderEmail } from "../mail/email-queue.ts";

interface Deps
  extends PickDeps<"db" | "clock" | "log" | "actions" | "writeAuditEntry" | "limits" | "mailer" | "uploads" | "site"> {
  invitationTokens: InvitationTokens;
  secondFactorRule: TwoFactorRule;
  /** Templates of emails that are not about accounts. */
  enquiryEmails: Record<Exclude<EmailKind, AccountEmail>, RenderEmail>;
  /** Records the delivery result of replies. */
  onDelivered: Parameters<typeof createEmailQueue>[0]["onEnded"];
}

/** Creates everything about staff accounts. */
export async function createAccountModule(deps: Deps) {
  const { db, clock, actions, limits, uploads } = deps;
  const sessions = createSessions({ db, clock, rule: deps.secondFactorRule });
  const codes = await createResetCodes({ db, clock });
  const emails = createEmailQueue({
    ...deps,
    write: { ...createAccountEmailWriter({ ...deps, codes }), ...deps.enquiryEmails },
    onEnded: deps.onDelivered,
  });
  const notifyOwner = createOwnerNotifier({ limits, emails });
  const requirePassword = createPasswordCheck({ db, limits });
  const { secondFactors, secondLogins, challenges } = await createTwoFactorModule({
    ...deps,
    sessions,
    notifyOwner,
    requirePassword: async (by, password) => void (await requirePassword(by, password)),
  });
  const loginTally = { wrong: 0, tooMany: 0 };
  const countLoginAttempt = createGuessCounter({ db, limits, notifyOwner, counts: loginTally });
  return {
    sessions,
    emails,
    loginTally: loginTally as Readonly<typeof loginTally>,
    secondFactors,
    secondLogins,
    codes,
    ownSessions: createOwnSessions({ actions, sessions }),
    admins: createAdmins({ ...deps, countLoginAttempt, sessions, codes, secondFactors, challenges }),
    passwordResets: createPasswordResets({ ...deps, emails, notifyOwner, codes, sessions }),
    profiles: createProfiles({ actions, requirePassword, sessions, codes, uploads }),
    /** Deletes what has expired. */
    async cleanup() {
      await sessions.cleanup();
      await codes.cleanup();
      await challenges.cleanup();
    },
  };
}

interface TwoFactorDeps extends PickDeps<"db" | "clock" | "actions" | "writeAuditEntry" | "limits" | "site"> {
  sessions: Sessions;
  requirePassword: Parameters<typeof createTwoFactorService>[0]["requirePassword"];
  notifyOwner(trx: Kysely<Tables>, email: string): Promise<void>;
}

/** Creates the module; each purpose has its own secret. */
async function createTwoFactorModule(deps: TwoFactorDeps) {
  const { db, clock, actions, writeAuditEntry, limits, site, sessions, requirePassword, notifyOwner } = deps;
  const sealed = createSecretBox(await getAppSecret(db, "authenticator-apps-secret"));
  const recoveryCodes = createRecoveryCodes({ secret: await getAppSecret(db, "recovery-codes-secret") });
  const webAuthn = createWebAuthn({ site, secret: await getAppSecret(db, "passkeys-secret") });
  const apps = createAuthenticatorApps({ db, clock, sealed });
  const passkeys = createPasskeys({ db, clock });
  const challenges = createChallenges({ db, clock });
  const parts = { db, apps, passkeys, recoveryCodes, challenges, webAuthn };
  return {
    challenges,
    secondFactors: createTwoFactorService({ ...parts, actions, writeAuditEntry, sessions, requirePassword }),
    secondLogins: createTwoFactorLogins({ ...parts, limits, sessions, notifyOwner }),
  };
}
