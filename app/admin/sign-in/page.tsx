import { useState } from "react";
import { Link, redirect, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { OTP_MINUTES } from "../../../shared/accounts/password-reset.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { TWO_FACTOR_COPY } from "../../../shared/two-factor/two-factor.ts";
import { Field } from "../../components/field.tsx";
import { CodeField } from "../components/code-field.tsx";
import { ErrorBox } from "../components/error-box.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { storedToken } from "../lib/session.ts";
import { getReturnUrl } from "../lib/urls.ts";
import type { Route } from "./+types/page.ts";
import { runAction, startAgain } from "./actions.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { Login } from "./login.tsx";
import { Otp } from "./otp.tsx";
import { ResetPassword } from "./reset-password.tsx";
import { TwoFactorStep, useRestartLogin } from "./second-step.tsx";
import styles from "./step-form.module.css";
import { BackToLogin, StepButton, StepForm, type StepProps, useStep } from "./step-form.tsx";
import { getStep, STEPS, type Step, stepUrl } from "./steps.ts";
import { clearReset, clearTwoFactorStep, getTwoFactorStep, rememberEmail, resetEmail, resetOtp } from "./storage.ts";

export const meta = ({ location }: Route.MetaArgs) => pageMeta(STEPS[getStep(location.search)]);

/** Redirects signed-in users; returning to the login clears pending steps. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  if (storedToken()) throw redirect(getReturnUrl(url.searchParams.get("back")));
  const step = getStep(url.search);
  if (step === "login") {
    clearReset();
    clearTwoFactorStep();
  }
  const second = step === "second-step" || step === "recovery-code";
  if (second && getTwoFactorStep() === null) throw redirect(stepUrl("login", url.search));
  if (step === "reset-password" && (resetEmail() === null || resetOtp() === null)) throw startAgain(url);
  return null;
}

/** Loads when the step changes, not on submit. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search !== nextUrl.search;

export const clientAction = ({ request }: Route.ClientActionArgs) => runAction(request);

const SCREENS: Record<Step, (props: StepProps) => React.ReactNode> = {
  login: Login,
  "second-step": TwoFactorStep,
  "recovery-code": RecoveryCode,
  "forgot-password": ForgotPassword,
  otp: Otp,
  "reset-password": ResetPassword,
};

function StepHere(props: StepProps) {
  const Screen = SCREENS[getStep(useLocation().search)];
  return (
    <AuthLayout>
      <Screen {...props} />
    </AuthLayout>
  );
}

export default function SignIn() {
  return <StepHere />;
}

/** Same screen, disabled until hydration. */
export const HydrateFallback = () => <StepHere waiting />;

function ForgotPassword({ waiting }: StepProps) {
  const sending = useStep();
  const typed = rememberEmail(useLocation());
  return (
    <StepForm
      title={STEPS["forgot-password"]}
      action="requestCode"
      sending={sending}
      firstField="[name=email]"
      waiting={waiting}
    >
      <p>
        {t("We will send a six-digit code to the email of your account. It works for {minutes} minutes.", {
          minutes: OTP_MINUTES,
        })}
      </p>
      <ErrorBox id="forgot-errors" sentences={[sending.outcome?.message]} />
      <Field
        name="email"
        label={t("Email")}
        type="email"
        autoComplete="username"
        defaultValue={typed}
        error={sending.outcome?.errors["email"]}
      />
      <StepButton label={t("Send OTP")} busyLabel={t("Sending OTP...")} busy={sending.busy} />
      <BackToLogin />
    </StepForm>
  );
}

function RecoveryCode({ waiting }: StepProps) {
  const checking = useStep();
  const { search } = useLocation();
  const [step] = useState(() => (waiting ? null : getTwoFactorStep()));
  useRestartLogin(step?.email, checking.outcome?.over);
  return (
    <StepForm
      title={STEPS["recovery-code"]}
      action="checkRecoveryCode"
      sending={checking}
      firstField="[name=code]"
      waiting={waiting}
    >
      <p>{TWO_FACTOR_COPY.recoveryCode}</p>
      <ErrorBox id="recovery-code-errors" sentences={[checking.outcome?.message]} />
      <CodeField label={t("Recovery code")} error={checking.outcome?.errors["code"]} />
      <StepButton label={t("Verify code")} busyLabel={t("Verifying...")} busy={checking.busy} />
      <div className={styles.sideBySide}>
        <Link className="text-link" to={stepUrl("second-step", search)}>
          {t("Use another method")}
        </Link>
        <BackToLogin email={step?.email} />
      </div>
      <p className="quiet">{TWO_FACTOR_COPY.attemptLimit}</p>
    </StepForm>
  );
}
