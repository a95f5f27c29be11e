import { type ReactNode, useEffect, useRef } from "react";
import { ActButton } from "../../parts/act-button.tsx";
import { ErrorBox } from "../../parts/error-box.tsx";
import { PasswordField } from "../../parts/password-field.tsx";
import { SaveButton } from "../../parts/save-button.tsx";
import { useSending } from "../../parts/use-sending.ts";
import { useAdmin } from "../../session.ts";
import type { FactorAct, FactorOutcome } from "./acts.ts";

const ERRORS = "factor-errors";

/** Sends the forms of one dialog. */
export const useFactorForm = () => useSending<FactorOutcome>();

export interface FactorFormProps {
  act: FactorAct;
  sending: ReturnType<typeof useFactorForm>;
  /** What it is done to. */
  id?: number;
  /** What the button says that sends it, and while it is sent. */
  verb: string;
  busyVerb: string;
  onCancel: () => void;
  children: ReactNode;
}

/** A form of a dialog: begins in its first field, and after a refusal in the first that is wrong. */
export function FactorForm({ act, sending, id, verb, busyVerb, onCancel, children }: FactorFormProps) {
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
      <input type="hidden" name="act" value={act} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <ErrorBox id={ERRORS} sentences={[outcome?.errors["password"], outcome?.message]} />
      {children}
      <div className="button-row">
        <ActButton look="button outlined" label="Cancel" onPress={onCancel} />
        <SaveButton label={verb} busyLabel={busyVerb} busy={busy} />
      </div>
    </Form>
  );
}

/** The password again, before what a stranger at the screen must not do. */
export function PasswordAgain({ sending: { outcome } }: { sending: ReturnType<typeof useFactorForm> }) {
  const error = outcome?.errors["password"];
  return (
    <>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={useAdmin()?.email ?? ""} readOnly hidden />
      <PasswordField
        name="password"
        label="Your password"
        autoComplete="current-password"
        invalid={error !== undefined}
        describedBy={error && ERRORS}
      />
    </>
  );
}
