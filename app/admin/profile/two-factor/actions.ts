import {
  passkeyForm,
  passwordForm,
  TWO_FACTOR_COPY,
  TWO_FACTOR_ERRORS,
} from "../../../../shared/two-factor/two-factor.ts";
import { toMessages } from "../../../../shared/validation/errors.ts";
import { type Parsed, parseForm } from "../../../../shared/validation/form.ts";
import { showToast } from "../../../components/toasts.ts";
import { type ApiResponse, apiFetch, type Failure, localizeFailure } from "../../lib/api-client.ts";
import { failureToast } from "../../lib/form-result.ts";
import { createPasskey, type PasskeyOptions } from "../../lib/webauthn.ts";

export interface NewApp {
  /** Base32. */
  secret: string;
  /** `otpauth://…`. */
  uri: string;
  /** QR code as SVG. */
  picture: string;
}

export interface TwoFactorResult {
  done: boolean;
  /** By field. */
  errors: Record<string, string>;
  /** An error of no particular field. */
  message?: string;
  /** Awaits its first code. */
  app?: NewApp;
  /** Shown once. */
  codes?: string[];
}

type Action = (request: Request, form: FormData) => Promise<TwoFactorResult>;

interface ChangeResponse {
  message: string;
  recovery_codes?: string[];
}

const TWO_FACTOR_URL = "/api/admin/second-factor";

async function beginApp(request: Request, form: FormData): Promise<TwoFactorResult> {
  const checked = parseForm(passwordForm, Object.fromEntries(form));
  if (!checked.ok) return toFieldErrors(checked);
  const answer = await apiFetch<NewApp>(request, "POST", `${TWO_FACTOR_URL}/totp`, checked.value);
  return answer.ok ? { done: true, errors: {}, app: answer.body } : toFailure(answer);
}

async function confirmApp(request: Request, form: FormData): Promise<TwoFactorResult> {
  const code = String(form.get("code") ?? "").replace(/\s/g, "");
  if (!/^\d{6}$/.test(code)) return { done: false, errors: { code: TWO_FACTOR_COPY.codeIncomplete } };
  return toChanged(await apiFetch<ChangeResponse>(request, "POST", `${TWO_FACTOR_URL}/totp/confirm`, { code }));
}

/** Verifies the password, creates the passkey, registers it. */
async function addPasskey(request: Request, form: FormData): Promise<TwoFactorResult> {
  const sent = Object.fromEntries(form);
  const [password, named] = [parseForm(passwordForm, sent), parseForm(passkeyForm, sent)];
  if (!password.ok || !named.ok) return toFieldErrors(named, password);
  const path = `${TWO_FACTOR_URL}/passkeys`;
  const asked = await apiFetch<{ options: PasskeyOptions }>(request, "POST", `${path}/options`, password.value);
  if (!asked.ok) return toFailure(asked);
  const made = await createPasskey(asked.body.options);
  if (!made.ok) return { done: false, errors: {}, ...(made.words !== undefined && { message: made.words }) };
  const { response } = made;
  return toChanged(await apiFetch<ChangeResponse>(request, "POST", path, { response, name: named.value.name }));
}

const withPassword =
  (method: "POST" | "DELETE", getPath: (form: FormData) => string): Action =>
  async (request, form) => {
    const checked = parseForm(passwordForm, Object.fromEntries(form));
    if (!checked.ok) return toFieldErrors(checked);
    return toChanged(
      await apiFetch<ChangeResponse>(request, method, `${TWO_FACTOR_URL}/${getPath(form)}`, checked.value),
    );
  };

/** By the form's `act`. */
const ACTIONS = {
  beginApp,
  confirmApp,
  addPasskey,
  removeApp: withPassword("DELETE", () => "totp"),
  removePasskey: withPassword("DELETE", (form) => `passkeys/${form.get("id")}`),
  makeCodes: withPassword("POST", () => "recovery"),
} satisfies Record<string, Action>;

export type TwoFactorAction = keyof typeof ACTIONS;

export const runTwoFactorAction = (name: string): Action | undefined =>
  Object.hasOwn(ACTIONS, name) ? ACTIONS[name as TwoFactorAction] : undefined;

function toChanged(answer: ApiResponse<ChangeResponse>): TwoFactorResult {
  if (!answer.ok) return toFailure(answer);
  const { message, recovery_codes: codes } = answer.body;
  showToast({ kind: "ok", text: message });
  return { done: true, errors: {}, ...(codes && { codes }) };
}

const toFieldErrors = (...checked: Parsed<unknown>[]): TwoFactorResult => ({
  done: false,
  errors: Object.assign({}, ...checked.map((item) => (item.ok ? {} : toMessages(item, TWO_FACTOR_ERRORS).errors))),
});

/** Errors are also shown as a toast. */
function toFailure(failed: Failure): TwoFactorResult {
  const { status, code, errors, message: reason } = localizeFailure(TWO_FACTOR_ERRORS, failed);
  const toast = failureToast({ status, message: reason }, TWO_FACTOR_COPY.notDone);
  const message = toast.title ? `${toast.title} ${toast.text}` : toast.text;
  showToast(toast);
  if (code === "second-factor-wrong") return { done: false, errors: { code: message } };
  return Object.keys(errors).length > 0 ? { done: false, errors } : { done: false, errors, message };
}
