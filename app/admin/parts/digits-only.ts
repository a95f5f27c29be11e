import { type RefObject, useEffect } from "react";

/**
 * Blocks keys that are no digits in the numeric fields of a form. What is pasted stays as it is, so that nothing is
 * lost silently: the form's own rule speaks of it.
 */
export function useDigitsOnly(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current;
    const check = (event: InputEvent) => {
      const numeric = event.target instanceof HTMLInputElement && event.target.inputMode === "numeric";
      if (numeric && event.inputType === "insertText" && /^\D$/u.test(event.data ?? "")) event.preventDefault();
    };
    element?.addEventListener("beforeinput", check);
    return () => element?.removeEventListener("beforeinput", check);
  }, [form]);
}
