import { type FormEvent, useState } from "react";

/** Those that still hold: a field's goes with its first change. @param errors by field; a new refusal is a new object */
export function useRemainingErrors(errors: Record<string, string>) {
  const [changed, setChanged] = useState({ of: errors, names: [] as string[] });
  const names = changed.of === errors ? changed.names : [];
  return {
    errors: Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))),
    /** For the form: hears which of its fields is changed. */
    onInput({ target }: FormEvent<HTMLFormElement>) {
      const name = (target as Partial<HTMLInputElement>).name ?? "";
      if (name in errors && !names.includes(name)) setChanged({ of: errors, names: [...names, name] });
    },
  };
}
