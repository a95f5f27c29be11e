import { useEffect, useRef, useState } from "react";
import { RESET_COPY, RETURN_TO_LOGIN_DELAY_MS } from "../../../shared/accounts/password-reset.ts";
import { meetsAllCriteria } from "../../../shared/accounts/passwords.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { ErrorBox } from "../components/error-box.tsx";
import { Icon } from "../components/icon.tsx";
import { NewPassword } from "./new-password.tsx";
import { BackToLogin, StepButton, StepForm, type StepProps, useNextStep, useStep } from "./step-form.tsx";
import { STEPS } from "./steps.ts";
import { resetEmail } from "./storage.ts";

const ERRORS = "reset-errors";

export function ResetPassword({ waiting }: StepProps) {
  const sending = useStep();
  const [password, setPassword] = useState("");
  // Read once: cleared on success.
  const [email] = useState(() => (waiting ? null : resetEmail()));
  const isDone = sending.outcome?.done === true;
  useNextStep("login", isDone, RETURN_TO_LOGIN_DELAY_MS);
  const errors = sending.outcome?.errors ?? {};

  return (
    <StepForm
      title={STEPS["reset-password"]}
      action="resetPassword"
      sending={sending}
      firstField="[name=newPassword]"
      waiting={waiting}
    >
      {isDone ? (
        <Success />
      ) : (
        <>
          <ErrorBox
            id={ERRORS}
            sentences={[errors["newPassword"], errors["confirmPassword"], sending.outcome?.message]}
          />
          {/* For password managers. */}
          <input type="text" autoComplete="username" value={email ?? ""} readOnly hidden />
          <NewPassword label={t("New Password")} errors={errors} errorsAt={ERRORS} onTyped={setPassword} />
          <StepButton
            label={t("Reset Password")}
            busyLabel={t("Resetting Password...")}
            busy={sending.busy}
            disabled={!meetsAllCriteria(password)}
          />
        </>
      )}
      <BackToLogin />
    </StepForm>
  );
}

function Success() {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p className="note" ref={note} tabIndex={-1}>
      <Icon name="check" />
      {RESET_COPY.success}
    </p>
  );
}
