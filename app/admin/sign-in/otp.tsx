import { useState } from "react";
import { OTP_MINUTES, RESET_COPY } from "../../../shared/accounts/password-reset.ts";
import { ActionButton } from "../components/action-button.tsx";
import { Icon } from "../components/icon.tsx";
import styles from "./otp.module.css";
import { OtpBoxes } from "./otp-boxes.tsx";
import { EMPTY_DIGITS, getSavedDigits, resetEmail, saveDigits } from "./reset-storage.ts";
import step from "./step-form.module.css";
import { BackToLogin, StepButton, StepForm, type StepProps, useNextStep, useStep } from "./step-form.tsx";
import { STEPS } from "./steps.ts";

/** Milliseconds. */
const VERIFIED_DISPLAY_MS = 1000;

const SENTENCE = "otp-sentence";

export function Otp({ waiting }: StepProps) {
  const checking = useStep();
  const resending = useStep();
  const [digits, setDigits] = useState(() => (waiting ? EMPTY_DIGITS : getSavedDigits()));
  // Errors last until a new code is entered or requested.
  const [judged, setJudged] = useState<{ outcome: object | undefined }>({ outcome: undefined });
  const outcome = checking.outcome === judged.outcome ? undefined : checking.outcome;
  const verified = outcome?.done === true;
  const wrong = outcome?.errors["otp"] ?? resending.outcome?.errors["otp"];
  useNextStep("reset-password", verified, VERIFIED_DISPLAY_MS);

  const enter = (entered: readonly string[]) => {
    setDigits(entered);
    saveDigits(entered);
    setJudged({ outcome: checking.outcome });
  };
  const resend = () => {
    enter(EMPTY_DIGITS);
    resending.submit({ act: "resendCode" }, { method: "post" });
  };

  return (
    <StepForm title={STEPS.otp} act="checkCode" sending={checking} first="[name=digit]" waiting={waiting}>
      <OtpRecipient email={waiting ? null : resetEmail()} />
      <OtpBoxes
        digits={digits}
        onEntered={enter}
        mark={verified ? "verified" : wrong ? "wrong" : undefined}
        describedBy={SENTENCE}
      />
      <Sentence verified={verified} wrong={wrong ?? resending.outcome?.message} />
      <StepButton label="Verify OTP" busyLabel="Verifying..." busy={checking.busy} disabled={verified} />
      <div className={step.sideBySide}>
        <ActionButton
          look="text-link"
          label={resending.busy ? "Sending OTP..." : "Resend OTP"}
          busy={resending.busy || checking.busy || verified}
          onPress={resend}
        />
        <BackToLogin />
      </div>
    </StepForm>
  );
}

/** Does not reveal if the account exists. */
const OtpRecipient = ({ email }: { email: string | null }) =>
  email === null ? (
    <p>Enter the six-digit code from our letter. It works for {OTP_MINUTES} minutes.</p>
  ) : (
    <p>
      Enter the six-digit code from our letter. It is on its way to <b>{email}</b>, if this is the email of an account,
      and works for {OTP_MINUTES} minutes.
    </p>
  );

const Sentence = ({ verified, wrong }: { verified: boolean; wrong: string | undefined }) => (
  <div id={SENTENCE} className={styles.aboutCode}>
    <div role="status">
      {verified && (
        <p className={styles.right}>
          <Icon name="check" />
          {RESET_COPY.verified}
        </p>
      )}
    </div>
    <div role="alert">
      {wrong && !verified && (
        <p className="error">
          <Icon name="warning" />
          {wrong}
        </p>
      )}
    </div>
  </div>
);
