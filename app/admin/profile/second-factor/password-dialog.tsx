import { languageOf } from "../../../ui/language.ts";
import type { FactorAct } from "./acts.ts";
import { FactorDialog, type FactorDialogProps } from "./factor-dialog.tsx";
import { FactorForm, PasswordAgain, useFactorForm } from "./factor-form.tsx";

interface PasswordDialogProps extends FactorDialogProps {
  title: string;
  /** What it would happen to, by name. */
  what?: string | undefined;
  /** What it means, before it is done. */
  text: string;
  act: FactorAct;
  id?: number;
  verb: string;
  busyVerb: string;
}

/** Asks for the password before something that cannot be taken back. */
export function PasswordDialog({ title, what, text, act, id, verb, busyVerb, ...props }: PasswordDialogProps) {
  const sending = useFactorForm();
  return (
    <FactorDialog title={title} outcome={sending.outcome} {...props}>
      <FactorForm
        act={act}
        sending={sending}
        {...(id !== undefined && { id })}
        verb={verb}
        busyVerb={busyVerb}
        onCancel={props.onClose}
      >
        {what !== undefined && <b lang={languageOf(what)}>{what}</b>}
        <p>{text}</p>
        <PasswordAgain sending={sending} />
      </FactorForm>
    </FactorDialog>
  );
}
