import { type RefObject, useEffect, useRef, useState } from "react";
import { countCharacters } from "../../../../shared/text/graphemes.ts";
import { normalize } from "../../../../shared/text/normalize.ts";
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
    let isActive = true;
    void loadFonts().then(() => isActive && onInput());
    return () => {
      isActive = false;
    };
  }, []);
  return { fields: { ref, onInput }, typed };
}

export const MAX_LINE_LENGTH = 60;

/** Bounds stacked marks. */
const MAX_CODE_POINTS = 4 * MAX_LINE_LENGTH;
/** Invisible and bidi characters; Malayalam joiners stay. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\uFEFF\u202A-\u202E\u2066-\u2069]+/gu;

/** A drawable line; null when too long. */
export function toPrintable(typed: string): string | null {
  const read = normalize(typed, MAX_LINE_LENGTH);
  if (read === null) return null;
  const line = read.replace(INVISIBLE, " ").replace(/\s+/g, " ").trim();
  return [...line].length > MAX_CODE_POINTS || countCharacters(line) > MAX_LINE_LENGTH ? null : line;
}
