import { OTP_MINUTES } from "../../../domain/password-reset.ts";
import { Field } from "../../ui/field.tsx";
import { BackToLogin, StepButton, StepForm, type StepProps, useStep } from "./step-form.tsx";

/** Step 1: where the code is to be sent. */
export function ForgotPassword({ waiting }: StepProps) {
  const sending = useStep();
  return (
    <StepForm
      step="forgot-password"
      act="requestCode"
      sending={sending}
      first="[name=email]"
      {...(waiting && { waiting })}
    >
      <p>We will send a six-digit code to the email of your account. It works for {OTP_MINUTES} minutes.</p>
      <Field name="email" label="Email" type="email" autoComplete="username" error={sending.outcome?.errors["email"]} />
      <StepButton label="Send OTP" busyLabel="Sending OTP..." busy={sending.busy} />
      <BackToLogin />
    </StepForm>
  );
}
