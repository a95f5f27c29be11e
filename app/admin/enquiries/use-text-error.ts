import { type RefObject, useEffect, useEffectEvent, useMemo } from "react";
import { useRemainingErrors } from "../../components/use-field-errors.ts";
import type { Acting } from "./use-enquiry-action.ts";

const NONE = {};

/** Focuses the field and shows its error until it is edited. */
export function useWrongText(
  form: RefObject<HTMLFormElement | null>,
  { busy, tries, last }: Acting,
  acts: readonly string[],
) {
  const refused = last && acts.includes(last.act) ? last.errors : undefined;
  const wrong = useMemo(() => {
    const [sentence] = Object.values(refused ?? NONE);
    return sentence === undefined ? NONE : { text: sentence };
  }, [refused]);
  const { errors, onInput } = useRemainingErrors(wrong);
  const focus = useEffectEvent(() => {
    if (wrong !== NONE) form.current?.querySelector("textarea")?.focus();
  });
  useEffect(() => {
    if (tries > 0) focus();
  }, [tries]);
  return { error: busy ? undefined : errors["text"], onInput };
}
