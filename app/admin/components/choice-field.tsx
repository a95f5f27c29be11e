import { type ReactNode, useId } from "react";
import { FieldError } from "./error-box.tsx";

interface ChoiceFieldProps {
  name: string;
  label: string;
  defaultValue?: string | undefined;
  error?: string | undefined;
  /** Starts without a choice. */
  required?: true;
  children: ReactNode;
}

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
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export const Options = ({ of }: { of: Readonly<Record<string, string>> }) =>
  Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
