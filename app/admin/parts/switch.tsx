import { isSecondHalf } from "./second-half.ts";
import styles from "./switch.module.css";

interface SwitchProps {
  /** What is on or off. */
  label: string;
  on: boolean;
  /** The words for on and for off, for those who look. */
  states: readonly [on: string, off: string];
  /** The id of what it belongs to. */
  of: string;
  busy: boolean;
  onChange: () => void;
}

/** Something that is on or off at once. */
export const Switch = ({ label, on, states, of, busy, onChange }: SwitchProps) => (
  <button
    className={styles.switch}
    type="button"
    role="switch"
    aria-checked={on}
    aria-describedby={of}
    aria-disabled={busy || undefined}
    onClick={(event) => isSecondHalf(event) || onChange()}
  >
    <i aria-hidden="true" />
    <span>
      {label}
      <small aria-hidden="true">{on ? states[0] : states[1]}</small>
    </span>
  </button>
);
