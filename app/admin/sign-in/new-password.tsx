import { useState } from "react";
import { getPasswordStrength, PASSWORD_CRITERIA } from "../../../shared/accounts/passwords.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { ActionButton } from "../components/buttons.tsx";
import { Icon } from "../components/icon.tsx";
import styles from "./step-form.module.css";

interface NewPasswordProps {
  label: string;
  /** By field. */
  errors: Record<string, string>;
  errorsAt: string;
  onTyped: (password: string) => void;
}

export function NewPassword({ label, errors, errorsAt, onTyped }: NewPasswordProps) {
  const [password, setPassword] = useState("");
  const [shown, setShown] = useState(false);
  const field = (name: "newPassword" | "confirmPassword") =>
    ({
      className: "input",
      id: name,
      name,
      type: shown ? "text" : "password",
      autoComplete: "new-password",
      autoCapitalize: "off",
      spellCheck: false,
      "aria-required": true,
      "aria-invalid": errors[name] !== undefined || undefined,
      "aria-describedby": errors[name] && errorsAt,
    }) as const;
  return (
    <>
      <div className="field">
        <label className="label" htmlFor="newPassword">
          {label}
        </label>
        <input
          {...field("newPassword")}
          onInput={({ currentTarget: { value } }) => {
            setPassword(value);
            onTyped(value);
          }}
        />
      </div>
      <StrengthMeter password={password} />
      <div className="field">
        <label className="label" htmlFor="confirmPassword">
          {t("Confirm Password")}
        </label>
        <input {...field("confirmPassword")} />
      </div>
      <ActionButton
        look="text-link"
        icon={shown ? "eye off" : "eye"}
        label={t("Show passwords")}
        aria-pressed={shown}
        onPress={() => setShown(!shown)}
      />
    </>
  );
}

/** One bar per password requirement met. */
function StrengthMeter({ password }: { password: string }) {
  const criteria = PASSWORD_CRITERIA.map(({ words, holds }) => ({ words, met: holds(password) }));
  const met = criteria.filter((criterion) => criterion.met).length;
  const strength = getPasswordStrength(password);
  return (
    <div className={styles.meter} data-strength={strength}>
      <div className={styles.lanes} aria-hidden="true">
        {criteria.map(({ words }, lane) => (
          <i key={words} className={lane < met ? styles.painted : undefined} />
        ))}
      </div>
      <p role="status">
        <strong>{strength}</strong>: {t("{met} of {all} criteria met", { met, all: criteria.length })}
      </p>
      <ul>
        {criteria.map((criterion) => (
          <li key={criterion.words} className={criterion.met ? styles.fulfilled : undefined}>
            <Icon name={criterion.met ? "check" : "close"} />
            {criterion.words}
            <span className="visually-hidden">{criterion.met ? t(" (met)") : t(" (not met)")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
