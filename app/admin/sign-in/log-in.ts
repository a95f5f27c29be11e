import { redirect } from "react-router";
import type * as z from "zod/mini";
import { LOGIN_COPY, LOGIN_ERRORS, type loggedIn, loginForm } from "../../../shared/accounts/accounts.ts";
import { type pendingLogin, TWO_FACTOR_COPY, TWO_FACTOR_ERRORS } from "../../../shared/two-factor/two-factor.ts";
import { toMessages } from "../../../shared/validation/errors.ts";
import { parseForm } from "../../../shared/validation/form.ts";
import { consumeProof } from "../../components/prefetch-proof.ts";
import { showToast } from "../../components/toasts.ts";
import { type Failure, request } from "../lib/api-client.ts";
import { setUpFirst, wayBack } from "../lib/return-url.ts";
import { beginSession } from "../lib/session.ts";
import { getPasskey, type PasskeyOptions } from "../lib/webauthn.ts";
import { clearTwoFactorStep, getTwoFactorStep, saveTwoFactorStep } from "./second-step-storage.ts";
import { type Outcome, refused } from "./step-result.ts";
import { addressOfStep } from "./steps.ts";

type LoggedIn = z.output<typeof loggedIn>;
type Waiting = z.output<typeof pendingLogin>;

/** Error codes: sign-in expired, wrong code. */
const OVER = "log-in-again";
const WRONG = "second-factor-wrong";

/** Redirects to the requested page or the second step. */
export async function logIn(from: URL, form: FormData): Promise<Outcome | Response> {
  const checked = parseForm(loginForm, Object.fromEntries(form));
  if (!checked.ok) return { errors: toMessages(checked, LOGIN_ERRORS).errors };
  const answer = await request<LoggedIn | Waiting>("POST", "/api/admin/login", {
    body: { ...checked.value, altcha: consumeProof() },
  });
  if (!answer.ok) return refused(answer, LOGIN_COPY.failed);
  if ("token" in answer.body) return letIn(from, answer.body);
  const { challenge, second_factor: ways } = answer.body;
  saveTwoFactorStep({ challenge, ways, email: checked.value.email });
  return redirect(addressOfStep("second-step", from.search));
}

/** TOTP. Incomplete codes are not sent, as each attempt counts. */
export async function checkAppCode(from: URL, form: FormData): Promise<Outcome | Response> {
  const code = codeIn(form);
  if (!/^\d{6}$/.test(code)) return { errors: { code: TWO_FACTOR_COPY.codeIncomplete } };
  return checkCode(from, "/api/admin/login/totp", code);
}

export async function checkRecoveryCode(from: URL, form: FormData): Promise<Outcome | Response> {
  const code = codeIn(form);
  if (code === "") return { errors: { code: TWO_FACTOR_ERRORS["second-factor-code-missing"] } };
  return checkCode(from, "/api/admin/login/recovery", code);
}

/** After the password, or passwordless. */
export async function withPasskey(from: URL, form: FormData): Promise<Outcome | Response> {
  const waits = form.get("alone") === null;
  const kept = waits ? getTwoFactorStep() : null;
  if (waits && !kept) return over();
  const asked = await request<{ challenge: string; options: PasskeyOptions }>(
    "POST",
    "/api/admin/login/passkey/options",
    {
      body: kept ? { challenge: kept.challenge } : {},
    },
  );
  if (!asked.ok) return notLetIn(asked, waits);
  const { challenge, options } = asked.body;
  const answered = await getPasskey(options);
  if (!answered.ok) {
    // Dismissing an automatic prompt is no error.
    const { words } = answered;
    return { errors: {}, ...(words !== undefined && form.get("offered") === null && { message: words }) };
  }
  const { response } = answered;
  const answer = await request<LoggedIn>("POST", "/api/admin/login/passkey", { body: { challenge, response } });
  return answer.ok ? letIn(from, answer.body) : notLetIn(answer, waits);
}

/** Authenticator apps show codes with spaces. */
const codeIn = (form: FormData): string => String(form.get("code") ?? "").replace(/\s/g, "");

async function checkCode(from: URL, path: string, code: string): Promise<Outcome | Response> {
  const kept = getTwoFactorStep();
  if (!kept) return over();
  const answer = await request<LoggedIn>("POST", path, { body: { challenge: kept.challenge, code } });
  if (answer.ok) return letIn(from, answer.body);
  if (answer.code !== WRONG) return notLetIn(answer, true);
  const text = TWO_FACTOR_ERRORS[WRONG];
  showToast({ kind: "bad", text });
  return { errors: { code: text } };
}

/** Required two-factor setup comes first. */
function letIn(from: URL, { token, admin, must_set_up }: LoggedIn): Response {
  clearTwoFactorStep();
  beginSession(token, admin);
  showToast({ kind: "ok", text: LOGIN_COPY.success });
  const to = wayBack(from.searchParams.get("back"));
  return redirect(must_set_up ? setUpFirst(to) : to);
}

/** A passwordless sign-in has no pending state to expire. */
const notLetIn = (failed: Failure, waits: boolean): Outcome =>
  waits && failed.code === OVER ? over() : refused(failed, LOGIN_COPY.failed);

function over(): Outcome {
  clearTwoFactorStep();
  const text = TWO_FACTOR_ERRORS[OVER];
  showToast({ kind: "bad", text });
  return { errors: {}, message: text, over: true };
}
