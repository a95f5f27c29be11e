import type { Kysely } from "kysely";
import { getAppSecret } from "../../database/app-secret.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import type { Sessions } from "../accounts/sessions.ts";
import { createAuthenticatorApps } from "./authenticator-apps.ts";
import { createChallenges } from "./challenges.ts";
import { createSecretBox } from "./encrypted-secrets.ts";
import { createPasskeys } from "./passkeys.ts";
import { createTwoFactorLogins } from "./pending-logins.ts";
import { createRecoveryCodes } from "./recovery-codes.ts";
import { createTwoFactorService } from "./two-factor.ts";
import { createWebAuthn } from "./webauthn.ts";

interface Deps extends PickDeps<"db" | "clock" | "actions" | "writeAuditEntry" | "limits" | "site"> {
  sessions: Sessions;
  requirePassword: Parameters<typeof createTwoFactorService>[0]["requirePassword"];
  notifyOwner(trx: Kysely<Tables>, email: string): Promise<void>;
}

/** Creates the module; each purpose has its own secret. */
export async function createTwoFactorModule(deps: Deps) {
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
