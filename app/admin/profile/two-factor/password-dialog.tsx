import { detectLanguage } from "../../../components/language.ts";
import { FactorDialog, type FactorDialogProps } from "./factor-dialog.tsx";
import { FactorForm, type FactorFormProps, PasswordAgain, useFactorForm } from "./factor-form.tsx";

interface PasswordDialogProps extends FactorDialogProps, Omit<FactorFormProps, "sending" | "onCancel" | "children"> {
  title: string;
  /** Name of the target. */
  what?: string | undefined;
  /** Consequences. */
  text: string;
}

/** Reauthentication before something irreversible. */
export function PasswordDialog({ title, what, text, openedBy, onClose, onDone, ...form }: PasswordDialogProps) {
  const sending = useFactorForm();
  return (
    <FactorDialog title={title} openedBy={openedBy} onClose={onClose} onDone={onDone} outcome={sending.outcome}>
      <FactorForm {...form} sending={sending} onCancel={onClose}>
        {what !== undefined && <b lang={detectLanguage(what)}>{what}</b>}
        <p>{text}</p>
        <PasswordAgain sending={sending} />
      </FactorForm>
    </FactorDialog>
  );
}
