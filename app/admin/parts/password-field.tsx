import { type InputHTMLAttributes, useId, useState } from "react";
import { IconButton } from "./act-button.tsx";
import styles from "./password-field.module.css";

interface PasswordFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete"> {
  name: string;
  label: string;
  /** What the toggle says while the password is hidden, and while it can be seen. */
  toggle?: { show: string; hide: string };
  /** What it must have, said before it is typed. */
  hint?: string;
  invalid?: boolean;
  /** The id of the sentence that says what is wrong. */
  describedBy?: string | undefined;
}

const TOGGLE = { show: "Show password", hide: "Hide password" };

/** A password, which can be shown while it is typed. */
export function PasswordField({
  name,
  label,
  toggle = TOGGLE,
  hint,
  invalid,
  describedBy,
  autoComplete,
}: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className={styles.secret}>
        <input
          className="input"
          id={id}
          name={name}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          aria-required
          aria-invalid={invalid || undefined}
          aria-describedby={[describedBy, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined}
        />
        <IconButton
          icon={shown ? "eye off" : "eye"}
          label={shown ? toggle.hide : toggle.show}
          onPress={() => setShown(!shown)}
        />
      </div>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
