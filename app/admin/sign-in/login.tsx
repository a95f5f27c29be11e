import { useLayoutEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { TWO_FACTOR_ERRORS } from "../../../shared/two-factor/two-factor.ts";
import { prefetchProof } from "../../components/prefetch-proof.ts";
import { dropToastsWith } from "../../components/toasts.ts";
import { ErrorBox } from "../components/error-box.tsx";
import { PasswordField } from "../components/password-field.tsx";
import { hasDrafts } from "../lib/drafts.ts";
import { hasSessionEnded, SESSION_COPY } from "../lib/session.ts";
import styles from "./step-form.module.css";
import { Or, PasskeyButton, StepButton, StepForm, type StepProps, useStep } from "./step-form.tsx";
import { STEPS, stepUrl } from "./steps.ts";
import { getLastEmail, isExpiredRedirect, rememberEmail } from "./storage.ts";

const ERRORS = "login-errors";

export function Login({ waiting }: StepProps) {
  const sending = useStep();
  const asking = useStep();
  const location = useLocation();
  const known = rememberEmail(location);
  const [typed, setTyped] = useState(known ?? "");
  const { email, password } = sending.outcome?.errors ?? {};
  const isBusy = sending.busy || sending.outcome || asking.busy || asking.outcome;
  const over = !isBusy && isExpiredRedirect(location) ? TWO_FACTOR_ERRORS["log-in-again"] : undefined;
  const [ended] = useState(() => (waiting ? [] : whyHere()));
  useLayoutEffect(() => {
    if (ended.length > 0) dropToastsWith(SESSION_COPY.ended);
  }, [ended]);
  return (
    <StepForm
      title={STEPS.login}
      action="logIn"
      sending={sending}
      firstField={known ? "[name=password]" : "[name=email]"}
      fallback="[name=password]"
      onStarted={prefetchProof}
      waiting={waiting}
    >
      <ErrorBox
        id={ERRORS}
        sentences={[
          email,
          password,
          sending.outcome?.message ?? asking.outcome?.message ?? over,
          ...(isBusy ? [] : ended),
        ]}
      />
      <div className="field">
        <label className="label" htmlFor="email">
          {t("Email")}
        </label>
        <input
          className="input"
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={known}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          aria-required
          aria-invalid={email ? true : undefined}
          aria-describedby={email && ERRORS}
        />
      </div>
      <PasswordField
        name="password"
        label={t("Password")}
        autoComplete="current-password"
        invalid={password !== undefined}
        describedBy={password && ERRORS}
      />
      <div className={styles.sideBySide}>
        <label className={`tick ${styles.remember}`}>
          <input type="checkbox" name="remember" />
          {t("Remember me")}
        </label>
        <Link className="text-link" to={stepUrl("forgot-password", location.search)} state={getLastEmail(typed)}>
          {t("Forgot Password?")}
        </Link>
      </div>
      <StepButton label={t("Login")} busyLabel={t("Logging in...")} busy={sending.busy} />
      <Or />
      <PasskeyButton label={t("Log in with a passkey")} asking={asking} passwordless />
    </StepForm>
  );
}

/** Why the session ended, and that nothing is lost. */
function whyHere(): string[] {
  if (!hasSessionEnded()) return [];
  return hasDrafts() ? [SESSION_COPY.ended, SESSION_COPY.kept] : [SESSION_COPY.ended];
}
