import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { ActionButton } from "../components/buttons.tsx";
import { Icon } from "../components/icon.tsx";
import { usePostAction } from "../hooks/use-post-action.ts";
import type { ActionName } from "./actions.ts";
import styles from "./step-form.module.css";
import { type SignInResult, type Step, stepUrl } from "./steps.ts";
import { getLastEmail } from "./storage.ts";

export interface StepProps {
  /** Not hydrated. */
  waiting?: boolean | undefined;
}

export const useStep = () => usePostAction<SignInResult>();

interface StepFormProps extends StepProps {
  title: string;
  /** Absent if the screen has one action. */
  action?: ActionName;
  sending: ReturnType<typeof useStep>;
  /** Selector of the first field, also focused after errors. */
  firstField: string;
  fallback?: string;
  onStarted?: () => void;
  children: ReactNode;
}

export function StepForm({
  title,
  action: act,
  sending: { Form, outcome, onSubmit },
  firstField,
  fallback,
  waiting,
  onStarted,
  children,
}: StepFormProps) {
  const refusal = outcome && !outcome.done ? outcome : undefined;
  const form = useStepFocus({ firstField, refusal, waiting, fallback });
  return (
    <Form
      ref={form}
      className={styles.step}
      method="post"
      noValidate
      onInput={onStarted}
      onSubmit={(event) => {
        if (outcome?.done) event.preventDefault();
        else onSubmit(event);
      }}
    >
      <fieldset disabled={waiting}>
        <h1>{title}</h1>
        {act && <input type="hidden" name="act" value={act} />}
        {children}
      </fieldset>
    </Form>
  );
}

/**
 * Navigates automatically.
 * @param after milliseconds after `due`
 */
export function useNextStep(step: Step, due: boolean, after: number) {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (!due) return;
    const going = setTimeout(() => navigate(stepUrl(step, search)), after);
    return () => clearTimeout(going);
  }, [step, due, after, navigate, search]);
}

/** Clears the pending reset or sign-in; keeps the email. */
export function BackToLogin({ email }: { email?: string | undefined }) {
  const { search } = useLocation();
  const state = email === undefined ? undefined : getLastEmail(email);
  return (
    <Link className="text-link" to={stepUrl("login", search)} state={state}>
      {t("Back to Login")}
    </Link>
  );
}

interface StepButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  disabled?: boolean;
  /** Secondary. */
  outlined?: boolean;
}

export const StepButton = ({ label, busyLabel, busy, disabled, outlined }: StepButtonProps) => (
  <button
    className={outlined ? "button outlined" : "button red"}
    type="submit"
    aria-disabled={busy || disabled || undefined}
  >
    {busy ? (
      busyLabel
    ) : (
      <>
        {label}
        <Icon name="arrow" />
      </>
    )}
  </button>
);

interface StepFocus {
  /** Selector of the first field. */
  firstField: string;
  /** A new object focuses the first invalid field. */
  refusal?: object | undefined;
  /** Selector to focus when no field is invalid. */
  fallback?: string | undefined;
  /** Not hydrated. */
  waiting?: boolean | undefined;
}

/** Focuses the next field to fill in. */
function useStepFocus({ firstField, refusal, fallback = firstField, waiting }: StepFocus) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!waiting) form.current?.querySelector<HTMLElement>(firstField)?.focus({ preventScroll: true });
  }, [firstField, waiting]);

  useEffect(() => {
    if (!refusal) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find("[aria-invalid=true]") ?? find(fallback))?.focus();
  }, [refusal, fallback]);

  return form;
}

interface PasskeyButtonProps {
  label: string;
  asking: ReturnType<typeof useStep>;
  firstField?: boolean;
  /** Passwordless. */
  passwordless?: boolean;
}

export const PasskeyButton = ({ label, asking: { busy, post }, firstField, passwordless }: PasskeyButtonProps) => (
  <ActionButton
    look={firstField ? "button red" : "button outlined"}
    icon="key"
    label={busy ? t("Waiting for your passkey...") : label}
    busy={busy}
    onPress={() => post({ act: "withPasskey", ...(passwordless && { alone: "yes" }) })}
  />
);

export const Or = () => <p className={styles.between}>{t("or")}</p>;
