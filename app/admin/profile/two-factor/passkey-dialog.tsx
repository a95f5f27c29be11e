import { useEffect } from "react";
import { TWO_FACTOR_COPY, TWO_FACTOR_ERRORS, TWO_FACTOR_LIMITS } from "../../../../shared/two-factor/two-factor.ts";
import { Field } from "../../../components/field.tsx";
import { countCharactersIn } from "../../../components/use-character-count.ts";
import { abortPasskey } from "../../lib/webauthn.ts";
import { FactorDialog, type FactorDialogProps } from "./factor-dialog.tsx";
import { FactorForm, PasswordAgain, useFactorForm } from "./factor-form.tsx";

const NAME = countCharactersIn(TWO_FACTOR_ERRORS, TWO_FACTOR_LIMITS, "passkey-name-too-long");

interface PasskeyDialogProps extends FactorDialogProps {
  device: string | undefined;
}

export function PasskeyDialog({ device, ...props }: PasskeyDialogProps) {
  const adding = useFactorForm();
  useEffect(() => abortPasskey, []);
  return (
    <FactorDialog title="Passkey" outcome={adding.outcome} {...props}>
      <FactorForm
        act="addPasskey"
        sending={adding}
        verb="Set it up"
        busyVerb="Waiting for your device..."
        onCancel={props.onClose}
      >
        <p>{TWO_FACTOR_COPY.aboutPasskeys}</p>
        <PasswordAgain sending={adding} />
        <Field
          name="name"
          label="What you call it"
          limit={NAME}
          defaultValue={device?.slice(0, NAME.most)}
          autoComplete="off"
          error={adding.outcome?.errors["name"]}
        />
      </FactorForm>
    </FactorDialog>
  );
}
