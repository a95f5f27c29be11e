import { indianLocal, momentOfLocal } from "../../../domain/indian-days.ts";

/**
 * Indian time as it was typed, as a moment; null where nothing is. What nobody changed stays as exact as it `was`; what is
 * no such time goes on as it is, to be refused in words.
 */
export function typedMoment(form: FormData, name: string): string | null {
  const [typed, before] = [name, `${name}_was`].map((field) => String(form.get(field) ?? ""));
  if (!typed) return null;
  return before && typed === indianLocal(before) ? before : (momentOfLocal(typed) ?? typed);
}
