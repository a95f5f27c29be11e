import { redirect } from "react-router";
import {
  codeCheckForm,
  codeRequestForm,
  newPasswordForm,
  RESET_COPY,
  RESET_ERRORS,
} from "../../../shared/accounts/password-reset.ts";
import { toMessages } from "../../../shared/validation/errors.ts";
import { parseForm } from "../../../shared/validation/form.ts";
import { showToast } from "../../components/toasts.ts";
import { localizeFailure, request } from "../lib/api-client.ts";
import { checkAppCode, checkRecoveryCode, logIn, withPasskey } from "./log-in.ts";
import { clearOtp, clearReset, resetEmail, resetOtp, saveOtp, startReset } from "./reset-storage.ts";
import { ERRORS, type SignInAction, type SignInResult, toFailure } from "./step-result.ts";
import { stepUrl } from "./steps.ts";

/** Status of a rejected code. */
const STATUS_CODE_REJECTED = 400;

const SUCCESS: SignInResult = { done: true, errors: {} };

async function requestCode(from: URL, form: FormData): Promise<SignInResult | Response> {
  const checked = parseForm(codeRequestForm, Object.fromEntries(form));
  if (!checked.ok) return { errors: toMessages(checked, RESET_ERRORS).errors };
  const answer = await request("POST", "/api/admin/forgot-password", { body: checked.value });
  if (!answer.ok) return toFailure(answer, RESET_ERRORS["code-not-sent"]);
  startReset(checked.value.email);
  showToast({ kind: "ok", text: RESET_COPY.sent });
  return redirect(stepUrl("otp", from.search));
}

/** Invalidates the previous code. */
async function resendCode(): Promise<SignInResult> {
  const email = resetEmail();
  if (email === null) return restart();
  const answer = await request("POST", "/api/admin/forgot-password", { body: { email } });
  if (!answer.ok) return toFailure(answer, RESET_COPY.notResent);
  startReset(email);
  showToast({ kind: "ok", text: RESET_COPY.resent });
  return SUCCESS;
}

async function checkCode(_from: URL, form: FormData): Promise<SignInResult> {
  const email = resetEmail();
  if (email === null) return restart();
  const checked = parseForm(codeCheckForm, { email, otp: form.getAll("digit").join("") });
  if (!checked.ok) return { errors: { otp: toMessages(checked, RESET_ERRORS).message } };
  const answer = await request("POST", "/api/admin/verify-otp", { body: checked.value });
  if (!answer.ok) {
    const text = localizeFailure(ERRORS, answer).message ?? RESET_ERRORS["code-wrong"];
    showToast({ kind: "bad", text });
    return { errors: { otp: text } };
  }
  saveOtp(checked.value.otp);
  showToast({ kind: "ok", text: answer.body.message });
  return SUCCESS;
}

/** An expired code leads back to the code step. */
async function resetPassword(from: URL, form: FormData): Promise<SignInResult | Response> {
  const [email, otp] = [resetEmail(), resetOtp()];
  if (email === null || otp === null) return startAgain(from);
  const checked = parseForm(newPasswordForm, Object.fromEntries(form));
  if (!checked.ok) return { errors: toMessages(checked, RESET_ERRORS).errors };
  const body = { email, otp, newPassword: checked.value.newPassword };
  const answer = await request("POST", "/api/admin/reset-password", { body });
  if (!answer.ok) {
    const outcome = toFailure(answer, RESET_COPY.failed);
    if (answer.status !== STATUS_CODE_REJECTED) return outcome;
    clearOtp();
    return redirect(stepUrl("otp", from.search));
  }
  clearReset();
  showToast({ kind: "ok", text: answer.body.message });
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
  const asked: SignInAction = Object.hasOwn(ACTIONS, name) ? ACTIONS[name as ActionName] : logIn;
  return asked(new URL(request.url), form);
}
