import { href } from "react-router";
import { LOGIN_ERRORS } from "../../../shared/accounts/accounts.ts";
import { RESET_ERRORS } from "../../../shared/accounts/password-reset.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { TWO_FACTOR_ERRORS } from "../../../shared/two-factor/two-factor.ts";
import { showToast } from "../../components/toasts.ts";
import { type Failure, localizeFailure } from "../lib/api-client.ts";

export const STEPS = {
  login: t("Login"),
  "second-step": t("Second Step"),
  "recovery-code": t("Recovery Code"),
  "forgot-password": t("Forgot Password"),
  otp: t("OTP Verification"),
  "reset-password": t("Reset Password"),
} as const;

export type Step = keyof typeof STEPS;

/** Default: login. */
export function getStep(search: string): Step {
  const step = new URLSearchParams(search).get("step");
  return step !== null && Object.hasOwn(STEPS, step) ? (step as Step) : "login";
}

/** Keeps the return URL. */
export function stepUrl(step: Step, search: string): string {
  const parameters = new URLSearchParams();
  const back = new URLSearchParams(search).get("back");
  if (step !== "login") parameters.set("step", step);
  if (back !== null) parameters.set("back", back);
  return href("/admin") + (parameters.size > 0 ? `?${parameters}` : "");
}

export interface SignInResult {
  done?: true;
  /** An error of no particular field. */
  message?: string;
  /** The pending sign-in or invitation has expired; retrying is useless. */
  over?: true;
  errors: Record<string, string>;
}

export type SignInAction = (from: URL, form: FormData) => Promise<SignInResult | Response>;

export const ERRORS = { ...TWO_FACTOR_ERRORS, ...LOGIN_ERRORS, ...RESET_ERRORS };

/** Server message or fallback, as toast and banner, with field errors. */
export function toFailure(failed: Failure, otherwise: string): SignInResult {
  const { errors, message = otherwise } = localizeFailure(ERRORS, failed);
  showToast({ kind: "bad", text: message });
  return Object.keys(errors).length > 0 ? { errors } : { errors, message };
}
