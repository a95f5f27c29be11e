import { type FormEvent, useState } from "react";

/**
 * The sentences of a refusal that still hold: that of a field goes with the first change of the field.
 * @param errors one sentence for each field; a new refusal is a new object
 */
export function useUnmended(errors: Record<string, string>) {
  const [mended, setMended] = useState({ of: errors, names: [] as string[] });
  const names = mended.of === errors ? mended.names : [];
  return {
    errors: Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))),
    /** For the form: hears which of its fields is changed. */
    onInput({ target }: FormEvent<HTMLFormElement>) {
      const name = (target as Partial<HTMLInputElement>).name ?? "";
      if (name in errors && !names.includes(name)) setMended({ of: errors, names: [...names, name] });
    },
  };
}
