import { languageOf } from "../../../ui/language.ts";
import { FactorDialog, type FactorDialogProps } from "./factor-dialog.tsx";
import { FactorForm, type FactorFormProps, PasswordAgain, useFactorForm } from "./factor-form.tsx";

interface PasswordDialogProps extends FactorDialogProps, Omit<FactorFormProps, "sending" | "onCancel" | "children"> {
  title: string;
  /** What it would happen to, by name. */
  what?: string | undefined;
  /** What it means, before it is done. */
  text: string;
}

/** Asks for the password before something that cannot be taken back. */
export function PasswordDialog({ title, what, text, openedBy, onClose, onDone, ...form }: PasswordDialogProps) {
  const sending = useFactorForm();
  return (
    <FactorDialog title={title} openedBy={openedBy} onClose={onClose} onDone={onDone} outcome={sending.outcome}>
      <FactorForm {...form} sending={sending} onCancel={onClose}>
        {what !== undefined && <b lang={languageOf(what)}>{what}</b>}
        <p>{text}</p>
        <PasswordAgain sending={sending} />
      </FactorForm>
    </FactorDialog>
  );
}
