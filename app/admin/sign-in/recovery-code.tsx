import { useState } from "react";
import { Link, useLocation } from "react-router";
import { TWO_FACTOR_COPY } from "../../../shared/two-factor/two-factor.ts";
import { CodeField } from "../components/code-field.tsx";
import { ErrorBox } from "../components/error-box.tsx";
import { useRestartLogin } from "./second-step.tsx";
import { getTwoFactorStep } from "./second-step-storage.ts";
import step from "./step-form.module.css";
import { BackToLogin, StepButton, StepForm, type StepProps, useStep } from "./step-form.tsx";
import { STEPS, stepUrl } from "./steps.ts";

export function RecoveryCode({ waiting }: StepProps) {
  const checking = useStep();
  const { search } = useLocation();
  const [kept] = useState(() => (waiting ? null : getTwoFactorStep()));
  useRestartLogin(kept?.email, checking.outcome?.over);
  return (
    <StepForm
      title={STEPS["recovery-code"]}
      act="checkRecoveryCode"
      sending={checking}
      first="[name=code]"
      waiting={waiting}
    >
      <p>{TWO_FACTOR_COPY.recoveryCode}</p>
      <ErrorBox id="recovery-code-errors" sentences={[checking.outcome?.message]} />
      <CodeField label="Recovery code" error={checking.outcome?.errors["code"]} />
      <StepButton label="Verify code" busyLabel="Verifying..." busy={checking.busy} />
      <div className={step.sideBySide}>
        <Link className="text-link" to={stepUrl("second-step", search)}>
          Use another way
        </Link>
        <BackToLogin email={kept?.email} />
      </div>
      <p className="quiet">{TWO_FACTOR_COPY.waitsSoLong}</p>
    </StepForm>
  );
}
