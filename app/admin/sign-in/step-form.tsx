import { type ReactNode, useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { Icon } from "../parts/icon.tsx";
import { useSending } from "../parts/use-sending.ts";
import type { ActName } from "./acts.ts";
import type { Outcome } from "./outcome.ts";
import { useStepFocus } from "./step-focus.ts";
import styles from "./step-form.module.css";
import { addressOfStep, type Step } from "./steps.ts";
import { typedEmail } from "./typed-email.ts";

/** What every step is told. */
export interface StepProps {
  /** The screen is in sight, but nothing can be kept yet. */
  waiting?: boolean | undefined;
}

/** Sends the forms of one step. */
export const useStep = () => useSending<Outcome>();

interface StepFormProps extends StepProps {
  title: string;
  /** What it asks for; absent where a screen asks for one thing alone. */
  act?: ActName;
  sending: ReturnType<typeof useStep>;
  /** Where the step begins, and where to try again after a refusal. */
  first: string;
  again?: string;
  /** Told when somebody begins to fill it in. */
  onBegun?: () => void;
  children: ReactNode;
}

/** A step of the entry: its name, what it asks for, and the way back to the login. */
export function StepForm({
  title,
  act,
  sending: { Form, outcome, onSubmit },
  first,
  again,
  waiting,
  onBegun,
  children,
}: StepFormProps) {
  const refusal = outcome && !outcome.done ? outcome : undefined;
  const form = useStepFocus({ first, refusal, waiting, again });
  return (
    <Form
      ref={form}
      className={styles.step}
      method="post"
      noValidate
      onInput={onBegun}
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
 * Goes to a step by itself.
 * @param after milliseconds from when it is `due`
 */
export function useGoOn(step: Step, due: boolean, after: number) {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (!due) return;
    const going = setTimeout(() => navigate(addressOfStep(step, search)), after);
    return () => clearTimeout(going);
  }, [step, due, after, navigate, search]);
}

/** Leaves a forgotten password be, or a login that waits; the email goes along where it is known. */
export function BackToLogin({ email }: { email?: string | undefined }) {
  const { search } = useLocation();
  const state = email === undefined ? undefined : typedEmail(email);
  return (
    <Link className="text-link" to={addressOfStep("login", search)} state={state}>
      Back to Login
    </Link>
  );
}

interface StepButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  /** Cannot be pressed yet, or not again. */
  disabled?: boolean;
  /** Something else on the step comes first. */
  outlined?: boolean;
}

/** The one button that sends a step; says what it is doing while it does it. */
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
