import type { Kysely } from "kysely";
import { installationSecret } from "../../database/app-secret.ts";
import type { Tables } from "../../database/tables.ts";
import type { CommonNeeds } from "../../deps.ts";
import type { Sessions } from "../accounts/sessions.ts";
import { createAuthenticatorApps } from "./authenticator-apps.ts";
import { createChallenges } from "./challenges.ts";
import { createSecretBox } from "./encrypted-secrets.ts";
import { createPasskeys } from "./passkeys.ts";
import { createTwoFactorLogins } from "./pending-logins.ts";
import { createRecoveryCodes } from "./recovery-codes.ts";
import { createTwoFactorService } from "./two-factor.ts";
import { createWebAuthn } from "./webauthn.ts";

interface Needs extends CommonNeeds<"db" | "clock" | "actions" | "writeHistory" | "limits" | "site"> {
  sessions: Sessions;
  askPassword: Parameters<typeof createTwoFactorService>[0]["askPassword"];
  tellOwner(trx: Kysely<Tables>, email: string): Promise<void>;
}

/** Creates the module; each purpose has its own secret. */
export async function openSecondFactor(needs: Needs) {
  const { db, clock, actions, writeHistory, limits, site, sessions, askPassword, tellOwner } = needs;
  const sealed = createSecretBox(await installationSecret(db, "authenticator-apps-secret"));
  const recoveryCodes = createRecoveryCodes({ secret: await installationSecret(db, "recovery-codes-secret") });
  const webAuthn = createWebAuthn({ site, secret: await installationSecret(db, "passkeys-secret") });
  const apps = createAuthenticatorApps({ db, clock, sealed });
  const passkeys = createPasskeys({ db, clock });
  const challenges = createChallenges({ db, clock });
  const parts = { db, apps, passkeys, recoveryCodes, challenges, webAuthn };
  return {
    challenges,
    secondFactors: createTwoFactorService({ ...parts, actions, writeHistory, sessions, askPassword }),
    secondLogins: createTwoFactorLogins({ ...parts, limits, sessions, tellOwner }),
  };
}
