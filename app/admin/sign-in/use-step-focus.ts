import { useEffect, useRef } from "react";

interface StepFocus {
  /** Selector of the first field. */
  first: string;
  /** A new object focuses the first invalid field. */
  refusal?: object | undefined;
  /** Selector to focus when no field is invalid. */
  again?: string | undefined;
  /** Not hydrated. */
  waiting?: boolean | undefined;
}

/** Focuses the next field to fill in. */
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
