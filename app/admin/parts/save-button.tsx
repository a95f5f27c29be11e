import { isSecondHalf } from "./second-half.ts";

interface SaveButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  /** Sent along with the form, as yes, where another button saves it too. */
  name?: string;
  /** It keeps what is typed to oneself, and another button beside it shows it to all. */
  quiet?: true;
}

/** Saves a form, and says what it is doing while it does it. Of a double click the first press counts. */
export const SaveButton = ({ label, busyLabel, busy, name, quiet }: SaveButtonProps) => (
  <button
    className={quiet ? "button outlined" : "button red"}
    type="submit"
    name={name}
    value={name && "yes"}
    aria-disabled={busy || undefined}
    onClick={(event) => isSecondHalf(event) && event.preventDefault()}
  >
    {busy ? busyLabel : label}
  </button>
);
