import { redirect } from "react-router";
import type * as z from "zod/mini";
import { LOGIN_COPY, type loggedIn } from "../../../shared/accounts/accounts.ts";
import { newPasswordForm, RESET_ERRORS } from "../../../shared/accounts/password-reset.ts";
import { STAFF_ERRORS, STAFF_FAILED_COPY } from "../../../shared/staff/staff.ts";
import { toMessages } from "../../../shared/validation/errors.ts";
import { parseForm } from "../../../shared/validation/form.ts";
import { showToast } from "../../components/toasts.ts";
import { localizeFailure, request } from "../lib/api-client.ts";
import { FIRST_SCREEN, toSetupUrl } from "../lib/return-url.ts";
import { beginSession, storedToken } from "../lib/session.ts";
import type { SignInResult } from "../sign-in/step-result.ts";
import { getToken } from "./token.ts";

const STATUS_INVALID_INVITATION = 400;

export async function accept(form: FormData): Promise<SignInResult | Response> {
  const checked = parseForm(newPasswordForm, Object.fromEntries(form));
  if (!checked.ok) return { errors: toMessages(checked, RESET_ERRORS).errors };
  const body = { token: getToken(), password: checked.value.newPassword };
  const answer = await request<z.output<typeof loggedIn>>("POST", "/api/staff/accept", { body });
  if (!answer.ok) {
    const { message = STAFF_FAILED_COPY.notAccepted } = localizeFailure(STAFF_ERRORS, answer);
    const over = answer.status === STATUS_INVALID_INVITATION;
    if (!over) showToast({ kind: "bad", text: message });
    return { errors: {}, message, ...(over && { over }) };
  }
  const before = storedToken();
  if (before) void request("POST", "/api/admin/logout", { token: before });
  beginSession(answer.body.token, answer.body.admin);
  showToast({ kind: "ok", text: LOGIN_COPY.success });
  return redirect(answer.body.must_set_up ? toSetupUrl(FIRST_SCREEN) : FIRST_SCREEN);
}
