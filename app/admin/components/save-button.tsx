import { isDoubleClickEcho } from "../lib/double-click.ts";

interface SaveButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  name?: string;
  /** Secondary next to a publish button. */
  quiet?: true;
}

/** Ignores the second click of a double click. */
export const SaveButton = ({ label, busyLabel, busy, name, quiet }: SaveButtonProps) => (
  <button
    className={quiet ? "button outlined" : "button red"}
    type="submit"
    name={name}
    value={name && "yes"}
    aria-disabled={busy || undefined}
    onClick={(event) => isDoubleClickEcho(event) && event.preventDefault()}
  >
    {busy ? busyLabel : label}
  </button>
);
