import { type RefObject, useEffect } from "react";

/** Blocks other keys in numeric fields; pasted text stays and is validated. */
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
