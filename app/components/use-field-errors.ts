import { type FormEvent, useState } from "react";

/**
 * Errors of fields not changed since.
 * @param errors by field; a new submission is a new object
 */
export function useFieldErrors(errors: Record<string, string>) {
  const [changed, setChanged] = useState({ of: errors, names: [] as string[] });
  const names = changed.of === errors ? changed.names : [];
  return {
    errors: Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))),
    /** For the form. */
    onInput({ target }: FormEvent<HTMLFormElement>) {
      const name = (target as Partial<HTMLInputElement>).name ?? "";
      if (name in errors && !names.includes(name)) setChanged({ of: errors, names: [...names, name] });
    },
  };
}
