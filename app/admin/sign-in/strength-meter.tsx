import { getPasswordStrength, PASSWORD_CRITERIA } from "../../../shared/accounts/passwords.ts";
import { Icon } from "../components/icon.tsx";
import styles from "./strength-meter.module.css";

/** One bar per password requirement met. */
export function StrengthMeter({ password }: { password: string }) {
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
        <strong>{strength}</strong>: {met} of {criteria.length} criteria met
      </p>
      <ul>
        {criteria.map((criterion) => (
          <li key={criterion.words} className={criterion.met ? styles.fulfilled : undefined}>
            <Icon name={criterion.met ? "check" : "close"} />
            {criterion.words}
            <span className="visually-hidden">{criterion.met ? " (met)" : " (not met)"}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
