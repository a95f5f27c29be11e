import { useId } from "react";
import styles from "./code-field.module.css";
import { FieldError } from "./error-box.tsx";

interface CodeFieldProps {
  label: string;
  /** A TOTP code with autofill; otherwise letters too. */
  digits?: boolean;
  hint?: string;
  error?: string | undefined;
}

/** One-time code input; tolerates spaces. */
export function CodeField({ label, digits = false, hint, error }: CodeFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        className={`input ${styles.code}`}
        id={id}
        name="code"
        inputMode={digits ? "numeric" : "text"}
        autoComplete={digits ? "one-time-code" : "off"}
        autoCapitalize="off"
        spellCheck={false}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined}
        onFocus={({ target }) => target.select()}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
