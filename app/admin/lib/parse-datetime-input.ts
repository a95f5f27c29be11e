import { fromIstLocal, toIstLocal } from "../../../shared/time/ist-days.ts";

/** Parses a date and time in IST; unchanged values keep their seconds, invalid ones are passed on to validation. */
export function parseDatetimeInput(form: FormData, name: string): string | null {
  const [typed, before] = [name, `${name}_was`].map((field) => String(form.get(field) ?? ""));
  if (!typed) return null;
  return before && typed === toIstLocal(before) ? before : (fromIstLocal(typed) ?? typed);
}
