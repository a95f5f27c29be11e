import { type ReactNode, useEffect, useReducer, useRef } from "react";
import { t } from "../../../../shared/i18n/admin-text.ts";
import { ActionButton, SaveButton } from "../../components/buttons.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorBox } from "../../components/error-box.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { usePostAction } from "../../hooks/use-post-action.ts";
import { useAdmin } from "../../lib/session.ts";
import type { TwoFactorAction, TwoFactorResult } from "./actions.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

const ERRORS = "factor-errors";

export const useFactorForm = () => usePostAction<TwoFactorResult>();

export interface FactorFormProps {
  action: TwoFactorAction;
  sending: ReturnType<typeof useFactorForm>;
  /** Target. */
  id?: number;
  verb: string;
  busyVerb: string;
  onCancel: () => void;
  children: ReactNode;
}

/** Focuses the first field, or the first invalid one. */
export function FactorForm({ action, sending, id, verb, busyVerb, onCancel, children }: FactorFormProps) {
  const { Form, busy, outcome, onSubmit } = sending;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-required]")?.focus();
  }, []);
  useEffect(() => {
    if (outcome?.done === false) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [outcome]);
  return (
    <Form ref={form} className="office-form" method="post" noValidate onSubmit={onSubmit}>
      <input type="hidden" name="act" value={action} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <ErrorBox id={ERRORS} sentences={[outcome?.errors["password"], outcome?.message]} />
      {children}
      <div className="button-row">
        <ActionButton look="button outlined" label={t("Cancel")} onPress={onCancel} />
        <SaveButton label={verb} busyLabel={busyVerb} busy={busy} />
      </div>
    </Form>
  );
}

/** Reauthentication, in case the screen was left unattended. */
export function PasswordAgain({ sending: { outcome } }: { sending: ReturnType<typeof useFactorForm> }) {
  const error = outcome?.errors["password"];
  return (
    <>
      {/* For password managers. */}
      <input type="text" autoComplete="username" value={useAdmin()?.email ?? ""} readOnly hidden />
      <PasswordField
        name="password"
        label={t("Your password")}
        autoComplete="current-password"
        invalid={error !== undefined}
        describedBy={error && ERRORS}
      />
    </>
  );
}

export interface FactorDialogProps {
  openedBy: string;
  onClose: () => void;
  /** Called once recovery codes are saved too. */
  onDone: () => void;
}

interface Props extends FactorDialogProps {
  title: string;
  outcome: TwoFactorResult | undefined;
  children: ReactNode;
}

/** Stays open until new recovery codes, shown once, are saved. */
export function FactorDialog({ title, outcome, openedBy, onClose, onDone, children }: Props) {
  const [attempts, countAttempt] = useReducer((times: number) => times + 1, 0);
  const codes = outcome?.codes;
  const isDone = outcome?.done === true && codes === undefined;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return (
    <Dialog
      title={codes ? t("Save these ten codes") : title}
      openedBy={openedBy}
      onClose={codes ? countAttempt : onClose}
    >
      {codes ? <RecoveryCodes codes={codes} attempts={attempts} onLeave={countAttempt} onDone={onDone} /> : children}
    </Dialog>
  );
}
