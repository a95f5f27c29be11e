import { type ReactNode, useId } from "react";
import { Wrong } from "./wrong.tsx";

interface ChoiceFieldProps {
  /** The name under which the form sends it; errors come back under the same name. */
  name: string;
  label: string;
  defaultValue?: string | undefined;
  /** Why it was refused. */
  error?: string | undefined;
  /** Nothing is chosen at first, and something must be. */
  required?: true;
  /** The options. */
  children: ReactNode;
}

/** One of a few, as a field of a form. */
export function ChoiceField({ name, label, defaultValue, error, required, children }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        className="input"
        id={id}
        name={name}
        defaultValue={defaultValue}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      >
        {children}
      </select>
      {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
    </div>
  );
}

/** What can be chosen, and what each is called. */
export const Options = ({ of }: { of: Readonly<Record<string, string>> }) =>
  Object.entries(of).map(([value, says]) => (
    <option key={value} value={value}>
      {says}
    </option>
  ));
