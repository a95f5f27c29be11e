import { useEffect, useRef } from "react";

interface StepFocus {
  /** Where the step begins, as a selector. */
  first: string;
  /** Why it was refused; a new one brings the focus to the first field in error. */
  refusal?: object | undefined;
  /** Where to try again when no field is in error, such as after a refusal by the server. */
  again?: string | undefined;
  /** Nothing can be entered yet. */
  waiting?: boolean | undefined;
}

/** Keeps the focus where the next thing is to be entered. */
export function useStepFocus({ first, refusal, again = first, waiting }: StepFocus) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!waiting) form.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [first, waiting]);

  useEffect(() => {
    if (!refusal) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find("[aria-invalid=true]") ?? find(again))?.focus();
  }, [refusal, again]);

  return form;
}
