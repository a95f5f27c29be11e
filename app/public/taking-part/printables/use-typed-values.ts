import { type RefObject, useEffect, useRef, useState } from "react";
import { loadFonts } from "./fonts.ts";

/** Field values of a page without a form, so that nothing can be submitted. */
export function useTextInput(): {
  fields: { ref: RefObject<HTMLDivElement | null>; onInput: () => void };
  typed: Readonly<Record<string, string>>;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const onInput = () => {
    const fields = ref.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select") ?? [];
    const chosen = [...fields].filter((field) => field.type !== "radio" || (field as HTMLInputElement).checked);
    setTyped(Object.fromEntries(chosen.map(({ name, value }) => [name, value])));
  };
  useEffect(() => {
    // Reads input from before hydration, and again when fonts have loaded.
    onInput();
    let wanted = true;
    void loadFonts().then(() => wanted && onInput());
    return () => {
      wanted = false;
    };
  }, []);
  return { fields: { ref, onInput }, typed };
}
