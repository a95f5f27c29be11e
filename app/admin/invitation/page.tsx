import { useState, useSyncExternalStore } from "react";
import { href, Link, redirect } from "react-router";
import { LOGIN_COPY } from "../../../shared/accounts/accounts.ts";
import { newPasswordForm, RESET_ERRORS } from "../../../shared/accounts/password-reset.ts";
import { meetsAllCriteria } from "../../../shared/accounts/passwords.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { INVITED_COPY, STAFF_ERRORS, STAFF_FAILED_COPY } from "../../../shared/staff/staff.ts";
import { toMessages } from "../../../shared/validation/errors.ts";
import { parseForm } from "../../../shared/validation/form.ts";
import { showToast } from "../../components/toasts.ts";
import { ErrorBox } from "../components/error-box.tsx";
import { Icon } from "../components/icon.tsx";
import { localizeFailure, request } from "../lib/api-client.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { beginSession, storedToken, useAdmin } from "../lib/session.ts";
import { FIRST_SCREEN, toSetupUrl } from "../lib/urls.ts";
import { AuthLayout } from "../sign-in/auth-layout.tsx";
import { NewPassword } from "../sign-in/new-password.tsx";
import styles from "../sign-in/step-form.module.css";
import { StepButton, StepForm, useStep } from "../sign-in/step-form.tsx";
import type { SignInResult } from "../sign-in/steps.ts";
import type { Route } from "./+types/page.ts";

export const meta = () => pageMeta("Invitation");

export function clientLoader() {
  consumeToken();
  return null;
}

export const shouldRevalidate = () => false;

export const clientAction = async ({ request }: Route.ClientActionArgs) => accept(await request.formData());

const ERRORS = "invitation-errors";

export default function Invitation() {
  const token = useToken();
  return token === null ? <Closed sentence={STAFF_ERRORS["invitation-missing"]} /> : <Invited key={token} />;
}

function Invited() {
  const sending = useStep();
  const { outcome } = sending;
  const [password, setPassword] = useState("");
  const admin = useAdmin();
  if (outcome?.over) return <Closed sentence={outcome.message ?? STAFF_ERRORS["invitation-over"]} />;
  const { newPassword, confirmPassword } = outcome?.errors ?? {};
  return (
    <AuthLayout>
      <StepForm title={INVITED_COPY.title} sending={sending} firstField="[name=newPassword]">
        <p>{INVITED_COPY.text}</p>
        {admin && <p lang={detectLanguage(admin.name)}>{interpolate(INVITED_COPY.instead, { name: admin.name })}</p>}
        <ErrorBox id={ERRORS} sentences={[newPassword, confirmPassword, outcome?.message]} />
        <NewPassword
          label={t("Choose a password")}
          errors={outcome?.errors ?? {}}
          errorsAt={ERRORS}
          onTyped={setPassword}
        />
        <StepButton
          label={t("Start")}
          busyLabel={t("Logging in...")}
          busy={sending.busy}
          disabled={!meetsAllCriteria(password)}
        />
        <p>{INVITED_COPY.once}</p>
      </StepForm>
    </AuthLayout>
  );
}

const Closed = ({ sentence }: { sentence: string }) => (
  <AuthLayout>
    <div className={styles.step}>
      <fieldset>
        <h1>{t("Invitation")}</h1>
        <p className="note bad" role="alert">
          <Icon name="warning" />
          {sentence}
        </p>
        <Link className="text-link" to={href("/admin")}>
          {t("Back to Login")}
        </Link>
      </fieldset>
    </div>
  </AuthLayout>
);

export const HydrateFallback = () => (
  <AuthLayout>
    <div className={styles.step}>
      <fieldset disabled>
        <h1>{INVITED_COPY.title}</h1>
        <noscript>
          <p>{INVITED_COPY.noScripts}</p>
        </noscript>
      </fieldset>
    </div>
  </AuthLayout>
);

const STATUS_INVALID_INVITATION = 400;

async function accept(form: FormData): Promise<SignInResult | Response> {
  const checked = parseForm(newPasswordForm, Object.fromEntries(form));
  if (!checked.ok) return { errors: toMessages(checked, RESET_ERRORS).errors };
  const body = { token: getToken() ?? "", password: checked.value.newPassword };
  const response = await request("POST /api/staff/accept", { body });
  if (!response.ok) {
    const { message = STAFF_FAILED_COPY.notAccepted } = localizeFailure(STAFF_ERRORS, response);
    const over = response.status === STATUS_INVALID_INVITATION;
    if (!over) showToast({ kind: "bad", text: message });
    return { errors: {}, message, ...(over && { over }) };
  }
  const before = storedToken();
  if (before) void request("POST /api/admin/logout", { token: before });
  beginSession(response.body.token, response.body.admin);
  showToast({ kind: "ok", text: LOGIN_COPY.success });
  return redirect(response.body.must_set_up ? toSetupUrl(FIRST_SCREEN) : FIRST_SCREEN);
}

/** In memory only. */
let token: string | null = null;

/** Removes the token from the address bar and history. */
function consumeToken(): void {
  const { hash, pathname, search } = location;
  if (hash.length <= 1) return;
  token = hash.slice(1);
  history.replaceState(history.state, "", pathname + search);
}

/** Another link may be opened on the same page. */
function subscribe(listener: () => void) {
  const take = () => {
    consumeToken();
    listener();
  };
  addEventListener("hashchange", take);
  return () => removeEventListener("hashchange", take);
}

const getToken = (): string | null => token;

const useToken = (): string | null => useSyncExternalStore(subscribe, getToken, () => null);
