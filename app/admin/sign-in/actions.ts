import { redirect } from "react-router";
import { LOGIN_COPY, LOGIN_ERRORS, loginForm } from "../../../shared/accounts/accounts.ts";
import {
  codeCheckForm,
  codeRequestForm,
  newPasswordForm,
  RESET_COPY,
  RESET_ERRORS,
} from "../../../shared/accounts/password-reset.ts";
import { TWO_FACTOR_COPY, TWO_FACTOR_ERRORS } from "../../../shared/two-factor/two-factor.ts";
import { toMessages } from "../../../shared/validation/errors.ts";
import { parseForm } from "../../../shared/validation/form.ts";
import { consumeProof } from "../../components/prefetch-proof.ts";
import { showToast } from "../../components/toasts.ts";
import { type Failure, localizeFailure, type ResponseOf, request } from "../lib/api-client.ts";
import { beginSession } from "../lib/session.ts";
import { getReturnUrl, toSetupUrl } from "../lib/urls.ts";
import { getPasskey } from "../lib/webauthn.ts";
import { ERRORS, type SignInAction, type SignInResult, stepUrl, toFailure } from "./steps.ts";
import {
  clearOtp,
  clearReset,
  clearTwoFactorStep,
  getTwoFactorStep,
  resetEmail,
  resetOtp,
  saveOtp,
  saveTwoFactorStep,
  startReset,
} from "./storage.ts";

/** Status of a rejected code. */
const STATUS_CODE_REJECTED = 400;

const SUCCESS: SignInResult = { done: true, errors: {} };

async function requestCode(from: URL, form: FormData): Promise<SignInResult | Response> {
  const checked = parseForm(codeRequestForm, Object.fromEntries(form));
  if (!checked.ok) return { errors: toMessages(checked, RESET_ERRORS).errors };
  const response = await request("POST /api/admin/forgot-password", { body: checked.value });
  if (!response.ok) return toFailure(response, RESET_ERRORS["code-not-sent"]);
  startReset(checked.value.email);
  showToast({ kind: "ok", text: RESET_COPY.sent });
  return redirect(stepUrl("otp", from.search));
}

/** Invalidates the previous code. */
async function resendCode(): Promise<SignInResult> {
  const email = resetEmail();
  if (email === null) return restart();
  const response = await request("POST /api/admin/forgot-password", { body: { email } });
  if (!response.ok) return toFailure(response, RESET_COPY.notResent);
  startReset(email);
  showToast({ kind: "ok", text: RESET_COPY.resent });
  return SUCCESS;
}

async function checkCode(_from: URL, form: FormData): Promise<SignInResult> {
  const email = resetEmail();
  if (email === null) return restart();
  const checked = parseForm(codeCheckForm, { email, otp: form.getAll("digit").join("") });
  if (!checked.ok) return { errors: { otp: toMessages(checked, RESET_ERRORS).message } };
  const response = await request("POST /api/admin/verify-otp", { body: checked.value });
  if (!response.ok) {
    const text = localizeFailure(ERRORS, response).message ?? RESET_ERRORS["code-wrong"];
    showToast({ kind: "bad", text });
    return { errors: { otp: text } };
  }
  saveOtp(checked.value.otp);
  showToast({ kind: "ok", text: response.body.message });
  return SUCCESS;
}

/** An expired code leads back to the code step. */
async function resetPassword(from: URL, form: FormData): Promise<SignInResult | Response> {
  const [email, otp] = [resetEmail(), resetOtp()];
  if (email === null || otp === null) return startAgain(from);
  const checked = parseForm(newPasswordForm, Object.fromEntries(form));
  if (!checked.ok) return { errors: toMessages(checked, RESET_ERRORS).errors };
  const body = { email, otp, newPassword: checked.value.newPassword };
  const response = await request("POST /api/admin/reset-password", { body });
  if (!response.ok) {
    const outcome = toFailure(response, RESET_COPY.failed);
    if (response.status !== STATUS_CODE_REJECTED) return outcome;
    clearOtp();
    return redirect(stepUrl("otp", from.search));
  }
  clearReset();
  showToast({ kind: "ok", text: response.body.message });
  return SUCCESS;
}

/** The step lacks its prerequisites. */
export function startAgain(from: URL): Response {
  clearReset();
  showToast({ kind: "bad", text: RESET_COPY.missing });
  return redirect(stepUrl("login", from.search));
}

function restart(): SignInResult {
  showToast({ kind: "bad", text: RESET_COPY.emailMissing });
  return { errors: { otp: RESET_COPY.emailMissing } };
}

const ACTIONS = {
  logIn,
  withPasskey,
  checkAppCode,
  checkRecoveryCode,
  requestCode,
  resendCode,
  checkCode,
  resetPassword,
} satisfies Record<string, SignInAction>;

/** By the form's `runAction`. */
export type ActionName = keyof typeof ACTIONS;

export async function runAction(request: Request): Promise<SignInResult | Response> {
  const form = await request.formData();
  const name = String(form.get("act"));
  const action: SignInAction = Object.hasOwn(ACTIONS, name) ? ACTIONS[name as ActionName] : logIn;
  return action(new URL(request.url), form);
}

/** Error codes: sign-in expired, wrong code. */
const LOGIN_EXPIRED = "log-in-again";
const WRONG_CODE = "second-factor-wrong";

/** Redirects to the requested page or the second step. */
async function logIn(from: URL, form: FormData): Promise<SignInResult | Response> {
  const checked = parseForm(loginForm, Object.fromEntries(form));
  if (!checked.ok) return { errors: toMessages(checked, LOGIN_ERRORS).errors };
  const body = { ...checked.value, altcha: consumeProof() };
  const response = await request("POST /api/admin/login", { body });
  if (!response.ok) return toFailure(response, LOGIN_COPY.failed);
  if ("token" in response.body) return completeLogin(from, response.body);
  const { challenge, second_factor: methods } = response.body;
  saveTwoFactorStep({ challenge, ways: methods, email: checked.value.email });
  return redirect(stepUrl("second-step", from.search));
}

/** TOTP. Incomplete codes are not sent, as each attempt counts. */
async function checkAppCode(from: URL, form: FormData): Promise<SignInResult | Response> {
  const code = codeIn(form);
  if (!/^\d{6}$/.test(code)) return { errors: { code: TWO_FACTOR_COPY.codeIncomplete } };
  return finishLogin(from, "totp", code);
}

async function checkRecoveryCode(from: URL, form: FormData): Promise<SignInResult | Response> {
  const code = codeIn(form);
  if (code === "") return { errors: { code: TWO_FACTOR_ERRORS["second-factor-code-missing"] } };
  return finishLogin(from, "recovery", code);
}

/** After the password, or passwordless. */
async function withPasskey(from: URL, form: FormData): Promise<SignInResult | Response> {
  const waits = form.get("alone") === null;
  const step = waits ? getTwoFactorStep() : null;
  if (waits && !step) return toExpired();
  const body = step ? { challenge: step.challenge } : {};
  const passkeyOptions = await request("POST /api/admin/login/passkey/options", { body });
  if (!passkeyOptions.ok) return toLoginFailure(passkeyOptions, waits);
  const { challenge, options } = passkeyOptions.body;
  const answered = await getPasskey(options);
  if (!answered.ok) {
    // Dismissing an automatic prompt is no error.
    const { message } = answered;
    return { errors: {}, ...(message !== undefined && form.get("offered") === null && { message }) };
  }
  const { response } = answered;
  const result = await request("POST /api/admin/login/passkey", { body: { challenge, response } });
  return result.ok ? completeLogin(from, result.body) : toLoginFailure(result, waits);
}

/** Authenticator apps show codes with spaces. */
const codeIn = (form: FormData): string => String(form.get("code") ?? "").replace(/\s/g, "");

async function finishLogin(from: URL, factor: "totp" | "recovery", code: string): Promise<SignInResult | Response> {
  const step = getTwoFactorStep();
  if (!step) return toExpired();
  const response = await request(`POST /api/admin/login/${factor}`, { body: { challenge: step.challenge, code } });
  if (response.ok) return completeLogin(from, response.body);
  if (response.code !== WRONG_CODE) return toLoginFailure(response, true);
  const text = TWO_FACTOR_ERRORS[WRONG_CODE];
  showToast({ kind: "bad", text });
  return { errors: { code: text } };
}

/** Required two-factor setup comes first. */
function completeLogin(
  from: URL,
  { token, admin, must_set_up }: ResponseOf<"POST /api/admin/login/passkey">,
): Response {
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
