import { type RefObject, useEffect, useEffectEvent, useMemo } from "react";
import { useFieldErrors } from "../../components/use-field-errors.ts";
import type { EnquiryActionState } from "./use-enquiry-action.ts";

const NO_ERRORS = {};

/** Focuses the field and shows its error until it is edited. */
export function useTextError(
  form: RefObject<HTMLFormElement | null>,
  { busy, tries, last }: EnquiryActionState,
  acts: readonly string[],
) {
  const refused = last && acts.includes(last.act) ? last.errors : undefined;
  const wrong = useMemo(() => {
    const [message] = Object.values(refused ?? NO_ERRORS);
    return message === undefined ? NO_ERRORS : { text: message };
  }, [refused]);
  const { errors, onInput } = useFieldErrors(wrong);
  const focus = useEffectEvent(() => {
    if (wrong !== NO_ERRORS) form.current?.querySelector("textarea")?.focus();
  });
  useEffect(() => {
    if (tries > 0) focus();
  }, [tries]);
  return { error: busy ? undefined : errors["text"], onInput };
}
