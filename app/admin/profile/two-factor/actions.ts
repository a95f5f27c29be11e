import { passkeyForm, passwordForm } from "../../../../shared/two-factor/two-factor.schema.ts";
import { TWO_FACTOR_COPY, TWO_FACTOR_ERRORS } from "../../../../shared/two-factor/two-factor.ts";
import { toMessages } from "../../../../shared/validation/errors.ts";
import { type Parsed, parseForm } from "../../../../shared/validation/form.ts";
import { showToast } from "../../../components/toasts.ts";
import { type ApiResponse, apiFetch, type Failure, localizeFailure, type ResponseOf } from "../../lib/api-client.ts";
import { failureToast } from "../../lib/form-result.ts";
import { createPasskey } from "../../lib/webauthn.ts";

/** Base32 secret, `otpauth://…` URI, and QR code as SVG. */
export type NewApp = ResponseOf<"POST /api/admin/second-factor/totp">;

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
  recovery_codes?: string[] | undefined;
}

async function beginApp(request: Request, form: FormData): Promise<TwoFactorResult> {
  const checked = parseForm(passwordForm, Object.fromEntries(form));
  if (!checked.ok) return toFieldErrors(checked);
  const response = await apiFetch(request, "POST /api/admin/second-factor/totp", { body: checked.value });
  return response.ok ? { done: true, errors: {}, app: response.body } : toFailure(response);
}

async function confirmApp(request: Request, form: FormData): Promise<TwoFactorResult> {
  const code = String(form.get("code") ?? "").replace(/\s/g, "");
  if (!/^\d{6}$/.test(code)) return { done: false, errors: { code: TWO_FACTOR_COPY.codeIncomplete } };
  return toChanged(await apiFetch(request, "POST /api/admin/second-factor/totp/confirm", { body: { code } }));
}

/** Verifies the password, creates the passkey, registers it. */
async function addPasskey(request: Request, form: FormData): Promise<TwoFactorResult> {
  const sent = Object.fromEntries(form);
  const [password, named] = [parseForm(passwordForm, sent), parseForm(passkeyForm, sent)];
  if (!password.ok || !named.ok) return toFieldErrors(named, password);
  const options = await apiFetch(request, "POST /api/admin/second-factor/passkeys/options", { body: password.value });
  if (!options.ok) return toFailure(options);
  const passkey = await createPasskey(options.body.options);
  if (!passkey.ok)
    return { done: false, errors: {}, ...(passkey.message !== undefined && { message: passkey.message }) };
  const body = { response: passkey.response, name: named.value.name };
  return toChanged(await apiFetch(request, "POST /api/admin/second-factor/passkeys", { body }));
}

type PasswordAction =
  | "DELETE /api/admin/second-factor/totp"
  | "DELETE /api/admin/second-factor/passkeys/{id}"
  | "POST /api/admin/second-factor/recovery";

/** The id is sent where the endpoint has one. */
const withPassword =
  (name: PasswordAction): Action =>
  async (request, form) => {
    const checked = parseForm(passwordForm, Object.fromEntries(form));
    if (!checked.ok) return toFieldErrors(checked);
    return toChanged(await apiFetch(request, name, { body: checked.value, id: String(form.get("id")) }));
  };

/** By the form's `act`. */
const ACTIONS = {
  beginApp,
  confirmApp,
  addPasskey,
  removeApp: withPassword("DELETE /api/admin/second-factor/totp"),
  removePasskey: withPassword("DELETE /api/admin/second-factor/passkeys/{id}"),
  makeCodes: withPassword("POST /api/admin/second-factor/recovery"),
} satisfies Record<string, Action>;

export type TwoFactorAction = keyof typeof ACTIONS;

export const runTwoFactorAction = (name: string): Action | undefined =>
  Object.hasOwn(ACTIONS, name) ? ACTIONS[name as TwoFactorAction] : undefined;

function toChanged(response: ApiResponse<ChangeResponse>): TwoFactorResult {
  if (!response.ok) return toFailure(response);
  const { message, recovery_codes: codes } = response.body;
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
