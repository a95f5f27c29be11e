import { useLocation } from "react-router";
import { OTP_MINUTES } from "../../../shared/accounts/password-reset.ts";
import { Field } from "../../components/field.tsx";
import { ErrorBox } from "../components/error-box.tsx";
import { rememberEmail } from "./last-email.ts";
import { BackToLogin, StepButton, StepForm, type StepProps, useStep } from "./step-form.tsx";
import { STEPS } from "./steps.ts";

export function ForgotPassword({ waiting }: StepProps) {
  const sending = useStep();
  const typed = rememberEmail(useLocation());
  return (
    <StepForm
      title={STEPS["forgot-password"]}
      act="requestCode"
      sending={sending}
      first="[name=email]"
      waiting={waiting}
    >
      <p>We will send a six-digit code to the email of your account. It works for {OTP_MINUTES} minutes.</p>
      <ErrorBox id="forgot-errors" sentences={[sending.outcome?.message]} />
      <Field
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        defaultValue={typed}
        error={sending.outcome?.errors["email"]}
      />
      <StepButton label="Send OTP" busyLabel="Sending OTP..." busy={sending.busy} />
      <BackToLogin />
    </StepForm>
  );
}
