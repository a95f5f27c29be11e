import { useId } from "react";
import { Icon } from "../../ui/icon.tsx";

interface ChoiceProps {
  /** The name under which the form sends it; errors come back under the same name. */
  name: string;
  label: string;
  /** What stands there while nothing is chosen. */
  none: string;
  choices: readonly (readonly [string, string])[];
  defaultValue?: string | undefined;
  error?: string | undefined;
  optional?: boolean;
  /** Its place on the page, where that is named. */
  id?: string | undefined;
}

/** One of a few, as a field of a form. */
export function Choice({ name, label, none, choices, defaultValue, error, optional, id: named }: ChoiceProps) {
  const own = useId();
  const id = named ?? own;
  return (
    <div className="field">
      <div className="label-row">
        <label htmlFor={id}>{label}</label>
      </div>
      <select
        id={id}
        name={name}
        className="input"
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        aria-required={optional ? undefined : true}
      >
        <option value="">{none}</option>
        {choices.map(([value, says]) => (
          <option key={value} value={value}>
            {says}
          </option>
        ))}
      </select>
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}
