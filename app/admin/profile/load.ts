import type { OwnProfile } from "../../../shared/accounts/accounts.ts";
import type { EnquiryNotifications } from "../../../shared/enquiries/workflow.ts";
import { can } from "../../../shared/permissions/permissions.ts";
import { type OwnSession, STAFF_COPY } from "../../../shared/staff/staff.ts";
import { type Passkey, TWO_FACTOR_COPY, type TwoFactorMethod } from "../../../shared/two-factor/two-factor.ts";
import { type ApiResponse, apiFetch } from "../lib/api-client.ts";
import { showNotLoaded } from "../lib/result-toast.ts";

/** Null: loading failed. */
export interface Guard {
  factor: { second_factor: TwoFactorMethod; passkeys: Passkey[]; codesLeft: number } | null;
  sessions: OwnSession[] | null;
  /** Absent: not permitted. */
  letters?: EnquiryNotifications | null;
  mustSetUp: boolean;
}

export async function loadGuard(request: Request): Promise<Guard> {
  const asked = apiFetch<OwnProfile>(request, "GET", "/api/admin/profile");
  const [profile, emails, passkeys, sessions] = await Promise.all([
    asked,
    asked.then((own) => loadEmails(request, own)),
    apiFetch<{ data: Passkey[]; recovery_codes_left: number }>(request, "GET", "/api/admin/second-factor/passkeys"),
    apiFetch<{ data: OwnSession[] }>(request, "GET", "/api/admin/sessions"),
  ]);
  const factor =
    profile.ok && passkeys.ok
      ? {
          second_factor: profile.body.second_factor,
          passkeys: passkeys.body.data,
          codesLeft: passkeys.body.recovery_codes_left,
        }
      : null;
  if (!factor) showNotLoaded(request, { kind: "bad", text: TWO_FACTOR_COPY.notLoaded });
  else if (!sessions.ok) showNotLoaded(request, { kind: "bad", text: STAFF_COPY.sessionsNotLoaded });
  return {
    factor,
    sessions: sessions.ok ? sessions.body.data : null,
    ...emails,
    mustSetUp: profile.ok && profile.body.must_set_up,
  };
}

async function loadEmails(request: Request, own: ApiResponse<OwnProfile>): Promise<Pick<Guard, "letters">> {
  if (!own.ok || own.body.must_set_up || !can(own.body.role, "see own letters about enquiries")) return {};
  const answer = await apiFetch<{ enquiries: EnquiryNotifications }>(request, "GET", "/api/admin/notices-to-me");
  return { letters: answer.ok ? answer.body.enquiries : null };
}
