import { type RefObject, useEffect, useRef, useState } from "react";
import { bringFaces } from "./faces.ts";

/** What stands in the fields of a page that sends nothing: there is no form around them, so no key and no press can. */
export function useTyped(): {
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
    // What was typed before React arrived; and once more with the letters that it is measured by.
    onInput();
    let wanted = true;
    void bringFaces().then(() => wanted && onInput());
    return () => {
      wanted = false;
    };
  }, []);
  return { fields: { ref, onInput }, typed };
}
