import { useId } from "react";
import { Icon } from "../../components/icon.tsx";
import styles from "./checkbox-group.module.css";

interface CheckboxGroupProps {
  name: string;
  label: string;
  choices: readonly (readonly [string, string])[];
  /** Checked values with commas. */
  defaultValue?: string | undefined;
  error?: string | undefined;
  id?: string | undefined;
}

/** Check boxes of which at least one is required. */
export function CheckboxGroup({ name, label, choices, defaultValue = "", error, id: named }: CheckboxGroupProps) {
  const own = useId();
  const id = named ?? own;
  const checked = defaultValue.split(",");
  return (
    <fieldset className={`field full-width ${styles.group}`}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {choices.map(([value, text], place) => (
          <label key={value}>
            <input
              type="checkbox"
              id={place === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={checked.includes(value)}
              aria-invalid={error && place === 0 ? true : undefined}
              aria-describedby={error && place === 0 ? `${id}-error` : undefined}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
