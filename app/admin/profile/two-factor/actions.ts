import {
  passkeyForm,
  passwordForm,
  SECOND_FACTOR_SENTENCES,
  SECOND_FACTOR_WORDS,
} from "../../../../shared/two-factor/two-factor.ts";
import { toMessages } from "../../../../shared/validation/errors.ts";
import { type Parsed, parseForm } from "../../../../shared/validation/form.ts";
import { showToast } from "../../../components/toasts.ts";
import { type ApiResponse, apiFetch, type Failure, localizeFailure } from "../../lib/api-client.ts";
import { failureToast } from "../../lib/form-result.ts";
import { makePasskey, type PasskeyOptions } from "../../lib/webauthn.ts";

export interface NewApp {
  /** Base32. */
  secret: string;
  /** `otpauth://…`. */
  uri: string;
  /** QR code as SVG. */
  picture: string;
}

export interface FactorOutcome {
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

type Act = (request: Request, form: FormData) => Promise<FactorOutcome>;

interface Changed {
  message: string;
  recovery_codes?: string[];
}

const FACTOR = "/api/admin/second-factor";

async function beginApp(request: Request, form: FormData): Promise<FactorOutcome> {
  const checked = parseForm(passwordForm, Object.fromEntries(form));
  if (!checked.ok) return wrong(checked);
  const answer = await apiFetch<NewApp>(request, "POST", `${FACTOR}/totp`, checked.value);
  return answer.ok ? { done: true, errors: {}, app: answer.body } : refused(answer);
}

async function confirmApp(request: Request, form: FormData): Promise<FactorOutcome> {
  const code = String(form.get("code") ?? "").replace(/\s/g, "");
  if (!/^\d{6}$/.test(code)) return { done: false, errors: { code: SECOND_FACTOR_WORDS.codeIncomplete } };
  return changed(await apiFetch<Changed>(request, "POST", `${FACTOR}/totp/confirm`, { code }));
}

/** Verifies the password, creates the passkey, registers it. */
async function addPasskey(request: Request, form: FormData): Promise<FactorOutcome> {
  const sent = Object.fromEntries(form);
  const [password, named] = [parseForm(passwordForm, sent), parseForm(passkeyForm, sent)];
  if (!password.ok || !named.ok) return wrong(named, password);
  const path = `${FACTOR}/passkeys`;
  const asked = await apiFetch<{ options: PasskeyOptions }>(request, "POST", `${path}/options`, password.value);
  if (!asked.ok) return refused(asked);
  const made = await makePasskey(asked.body.options);
  if (!made.ok) return { done: false, errors: {}, ...(made.words !== undefined && { message: made.words }) };
  const { response } = made;
  return changed(await apiFetch<Changed>(request, "POST", path, { response, name: named.value.name }));
}

const withPassword =
  (method: "POST" | "DELETE", pathOf: (form: FormData) => string): Act =>
  async (request, form) => {
    const checked = parseForm(passwordForm, Object.fromEntries(form));
    if (!checked.ok) return wrong(checked);
    return changed(await apiFetch<Changed>(request, method, `${FACTOR}/${pathOf(form)}`, checked.value));
  };

/** By the form's `act`. */
const ACTS = {
  beginApp,
  confirmApp,
  addPasskey,
  removeApp: withPassword("DELETE", () => "totp"),
  removePasskey: withPassword("DELETE", (form) => `passkeys/${form.get("id")}`),
  makeCodes: withPassword("POST", () => "recovery"),
} satisfies Record<string, Act>;

export type FactorAct = keyof typeof ACTS;

export const factorAct = (name: string): Act | undefined =>
  Object.hasOwn(ACTS, name) ? ACTS[name as FactorAct] : undefined;

function changed(answer: ApiResponse<Changed>): FactorOutcome {
  if (!answer.ok) return refused(answer);
  const { message, recovery_codes: codes } = answer.body;
  showToast({ kind: "ok", words: message });
  return { done: true, errors: {}, ...(codes && { codes }) };
}

const wrong = (...checked: Parsed<unknown>[]): FactorOutcome => ({
  done: false,
  errors: Object.assign({}, ...checked.map((one) => (one.ok ? {} : toMessages(one, SECOND_FACTOR_SENTENCES).errors))),
});

/** Errors are also shown as a toast. */
function refused(failed: Failure): FactorOutcome {
  const { status, code, errors, message: reason } = localizeFailure(SECOND_FACTOR_SENTENCES, failed);
  const toast = failureToast({ status, message: reason }, SECOND_FACTOR_WORDS.notDone);
  const message = toast.title ? `${toast.title} ${toast.words}` : toast.words;
  showToast(toast);
  if (code === "second-factor-wrong") return { done: false, errors: { code: message } };
  return Object.keys(errors).length > 0 ? { done: false, errors } : { done: false, errors, message };
}
