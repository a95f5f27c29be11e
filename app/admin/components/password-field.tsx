import { type InputHTMLAttributes, useId, useState } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { IconButton } from "./buttons.tsx";
import styles from "./password-field.module.css";

interface PasswordFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete"> {
  name: string;
  label: string;
  toggle?: { show: string; hide: string };
  hint?: string;
  invalid?: boolean;
  describedBy?: string | undefined;
}

const TOGGLE = { show: t("Show password"), hide: t("Hide password") };

/** With a visibility toggle. */
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
