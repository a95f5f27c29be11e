import { redirect } from "react-router";
import type * as z from "zod/mini";
import { LOGIN_COPY, LOGIN_ERRORS, type loggedIn, loginForm } from "../../../shared/accounts/accounts.ts";
import { type pendingLogin, TWO_FACTOR_COPY, TWO_FACTOR_ERRORS } from "../../../shared/two-factor/two-factor.ts";
import { toMessages } from "../../../shared/validation/errors.ts";
import { parseForm } from "../../../shared/validation/form.ts";
import { consumeProof } from "../../components/prefetch-proof.ts";
import { showToast } from "../../components/toasts.ts";
import { type Failure, request } from "../lib/api-client.ts";
import { getReturnUrl, toSetupUrl } from "../lib/return-url.ts";
import { beginSession } from "../lib/session.ts";
import { getPasskey, type PasskeyOptions } from "../lib/webauthn.ts";
import { clearTwoFactorStep, getTwoFactorStep, saveTwoFactorStep } from "./second-step-storage.ts";
import { type SignInResult, toFailure } from "./step-result.ts";
import { stepUrl } from "./steps.ts";

type LoggedIn = z.output<typeof loggedIn>;
type Waiting = z.output<typeof pendingLogin>;

/** Error codes: sign-in expired, wrong code. */
const LOGIN_EXPIRED = "log-in-again";
const WRONG_CODE = "second-factor-wrong";

/** Redirects to the requested page or the second step. */
export async function logIn(from: URL, form: FormData): Promise<SignInResult | Response> {
  const checked = parseForm(loginForm, Object.fromEntries(form));
  if (!checked.ok) return { errors: toMessages(checked, LOGIN_ERRORS).errors };
  const answer = await request<LoggedIn | Waiting>("POST", "/api/admin/login", {
    body: { ...checked.value, altcha: consumeProof() },
  });
  if (!answer.ok) return toFailure(answer, LOGIN_COPY.failed);
  if ("token" in answer.body) return completeLogin(from, answer.body);
  const { challenge, second_factor: ways } = answer.body;
  saveTwoFactorStep({ challenge, ways, email: checked.value.email });
  return redirect(stepUrl("second-step", from.search));
}

/** TOTP. Incomplete codes are not sent, as each attempt counts. */
export async function checkAppCode(from: URL, form: FormData): Promise<SignInResult | Response> {
  const code = codeIn(form);
  if (!/^\d{6}$/.test(code)) return { errors: { code: TWO_FACTOR_COPY.codeIncomplete } };
  return checkCode(from, "/api/admin/login/totp", code);
}

export async function checkRecoveryCode(from: URL, form: FormData): Promise<SignInResult | Response> {
  const code = codeIn(form);
  if (code === "") return { errors: { code: TWO_FACTOR_ERRORS["second-factor-code-missing"] } };
  return checkCode(from, "/api/admin/login/recovery", code);
}

/** After the password, or passwordless. */
export async function withPasskey(from: URL, form: FormData): Promise<SignInResult | Response> {
  const waits = form.get("alone") === null;
  const kept = waits ? getTwoFactorStep() : null;
  if (waits && !kept) return toExpired();
  const asked = await request<{ challenge: string; options: PasskeyOptions }>(
    "POST",
    "/api/admin/login/passkey/options",
    {
      body: kept ? { challenge: kept.challenge } : {},
    },
  );
  if (!asked.ok) return toLoginFailure(asked, waits);
  const { challenge, options } = asked.body;
  const answered = await getPasskey(options);
  if (!answered.ok) {
    // Dismissing an automatic prompt is no error.
    const { words } = answered;
    return { errors: {}, ...(words !== undefined && form.get("offered") === null && { message: words }) };
  }
  const { response } = answered;
  const answer = await request<LoggedIn>("POST", "/api/admin/login/passkey", { body: { challenge, response } });
  return answer.ok ? completeLogin(from, answer.body) : toLoginFailure(answer, waits);
}

/** Authenticator apps show codes with spaces. */
const codeIn = (form: FormData): string => String(form.get("code") ?? "").replace(/\s/g, "");

async function checkCode(from: URL, path: string, code: string): Promise<SignInResult | Response> {
  const kept = getTwoFactorStep();
  if (!kept) return toExpired();
  const answer = await request<LoggedIn>("POST", path, { body: { challenge: kept.challenge, code } });
  if (answer.ok) return completeLogin(from, answer.body);
  if (answer.code !== WRONG_CODE) return toLoginFailure(answer, true);
  const text = TWO_FACTOR_ERRORS[WRONG_CODE];
  showToast({ kind: "bad", text });
  return { errors: { code: text } };
}

/** Required two-factor setup comes first. */
function completeLogin(from: URL, { token, admin, must_set_up }: LoggedIn): Response {
  clearTwoFactorStep();
  beginSession(token, admin);
  showToast({ kind: "ok", text: LOGIN_COPY.success });
  const to = getReturnUrl(from.searchParams.get("back"));
  return redirect(must_set_up ? toSetupUrl(to) : to);
}

/** A passwordless sign-in has no pending state to expire. */
const toLoginFailure = (failed: Failure, waits: boolean): SignInResult =>
  waits && failed.code === LOGIN_EXPIRED ? toExpired() : toFailure(failed, LOGIN_COPY.failed);

function toExpired(): SignInResult {
  clearTwoFactorStep();
  const text = TWO_FACTOR_ERRORS[LOGIN_EXPIRED];
  showToast({ kind: "bad", text });
  return { errors: {}, message: text, over: true };
}
