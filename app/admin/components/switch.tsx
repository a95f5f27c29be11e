import { isDoubleClickEcho } from "../lib/double-click.ts";
import styles from "./switch.module.css";

interface SwitchProps {
  label: string;
  on: boolean;
  states: readonly [on: string, off: string];
  subject: string;
  busy: boolean;
  onChange: () => void;
}

/** Takes effect at once. */
export const Switch = ({ label, on, states, subject, busy, onChange }: SwitchProps) => (
  <button
    className={styles.switch}
    type="button"
    role="switch"
    aria-checked={on}
    aria-describedby={subject}
    aria-disabled={busy || undefined}
    onClick={(event) => isDoubleClickEcho(event) || onChange()}
  >
    <i aria-hidden="true" />
    <span>
      {label}
      <small aria-hidden="true">{on ? states[0] : states[1]}</small>
    </span>
  </button>
);
