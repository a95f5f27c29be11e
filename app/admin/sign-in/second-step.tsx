import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { TWO_FACTOR_COPY } from "../../../shared/two-factor/two-factor.ts";
import { CodeField } from "../components/code-field.tsx";
import { ErrorBox } from "../components/error-box.tsx";
import { abortPasskey } from "../lib/webauthn.ts";
import styles from "./step-form.module.css";
import { BackToLogin, Or, PasskeyButton, StepButton, StepForm, type StepProps, useStep } from "./step-form.tsx";
import { STEPS, stepUrl } from "./steps.ts";
import { getTwoFactorStep, restartLogin } from "./storage.ts";

export function TwoFactorStep({ waiting }: StepProps) {
  const checking = useStep();
  const asking = useStep();
  const { search } = useLocation();
  const [step] = useState(() => (waiting ? null : getTwoFactorStep()));
  const methods = step?.ways ?? [];
  const [byApp, byPasskey] = [methods.includes("totp"), methods.includes("passkey")];
  useRestartLogin(step?.email, checking.outcome?.over || asking.outcome?.over);
  useOfferedMethods(asking.post, byPasskey && !byApp);

  return (
    <StepForm
      title={STEPS["second-step"]}
      action="checkAppCode"
      sending={checking}
      firstField={byPasskey ? "button" : "[name=code]"}
      fallback="[name=code]"
      waiting={waiting}
    >
      <p>{TWO_FACTOR_COPY.passwordRight}</p>
      <ErrorBox id="second-step-errors" sentences={[asking.outcome?.message, checking.outcome?.message]} />
      {byPasskey && <PasskeyButton label={t("Use your passkey")} asking={asking} firstField />}
      {byPasskey && byApp && <Or />}
      {byApp && (
        <>
          <CodeField
            label={t("Six digits from the authenticator app")}
            digits
            error={checking.outcome?.errors["code"]}
          />
          <StepButton
            label={t("Verify code")}
            busyLabel={t("Verifying...")}
            busy={checking.busy}
            outlined={byPasskey}
          />
        </>
      )}
      <div className={styles.sideBySide}>
        {methods.includes("recovery") && (
          <Link className="text-link" to={stepUrl("recovery-code", search)}>
            {t("Use a recovery code")}
          </Link>
        )}
        <BackToLogin email={step?.email} />
      </div>
      <p className="quiet">{TWO_FACTOR_COPY.attemptLimit}</p>
    </StepForm>
  );
}

/** An expired sign-in restarts with the email filled in. */
export function useRestartLogin(email: string | undefined, over: boolean | undefined) {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (over) void navigate(stepUrl("login", search), { replace: true, state: restartLogin(email ?? "") });
  }, [over, email, navigate, search]);
}

/** Prompts at once if a passkey is the only method; aborts on leaving. */
function useOfferedMethods(post: ReturnType<typeof useStep>["post"], only: boolean) {
  useEffect(() => {
    if (only) void post({ act: "withPasskey", offered: "yes" });
    return abortPasskey;
  }, [post, only]);
}
