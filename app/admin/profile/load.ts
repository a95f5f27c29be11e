import type { OwnProfile } from "../../../domain/admins.ts";
import { type Passkey, SECOND_FACTOR_WORDS, type SecondFactor } from "../../../domain/second-factor.ts";
import { type OwnSession, STAFF_WORDS } from "../../../domain/staff.ts";
import { showToast } from "../../ui/toasts.ts";
import { ask } from "../api.ts";

/** How an account is guarded; what could not be loaded is null. */
export interface Guard {
  factor: { second_factor: SecondFactor; passkeys: Passkey[]; codesLeft: number } | null;
  sessions: OwnSession[] | null;
  /** Nothing else is open before a second factor is set up. */
  mustSetUp: boolean;
}

/** Asks for the second factor and the sessions of whoever is logged in. */
export async function loadGuard(request: Request): Promise<Guard> {
  const [profile, passkeys, sessions] = await Promise.all([
    ask<OwnProfile>(request, "GET", "/api/admin/profile"),
    ask<{ data: Passkey[]; recovery_codes_left: number }>(request, "GET", "/api/admin/second-factor/passkeys"),
    ask<{ data: OwnSession[] }>(request, "GET", "/api/admin/sessions"),
  ]);
  const factor =
    profile.ok && passkeys.ok
      ? {
          second_factor: profile.body.second_factor,
          passkeys: passkeys.body.data,
          codesLeft: passkeys.body.recovery_codes_left,
        }
      : null;
  if (!factor) showToast({ kind: "bad", words: SECOND_FACTOR_WORDS.notLoaded });
  else if (!sessions.ok) showToast({ kind: "bad", words: STAFF_WORDS.sessionsNotLoaded });
  return {
    factor,
    sessions: sessions.ok ? sessions.body.data : null,
    mustSetUp: profile.ok && profile.body.must_set_up,
  };
}
