import { Icon } from "../parts/icon.tsx";
import styles from "./passkey-button.module.css";
import type { useStep } from "./step-form.tsx";

interface PasskeyButtonProps {
  label: string;
  asking: ReturnType<typeof useStep>;
  /** Before every other way on. */
  first?: boolean;
  /** For a login without a password. */
  alone?: boolean;
}

/** Asks for a passkey; the browser does the rest. */
export const PasskeyButton = ({ label, asking: { busy, submit }, first, alone }: PasskeyButtonProps) => (
  <button
    className={first ? "button red" : "button outlined"}
    type="button"
    aria-disabled={busy || undefined}
    onClick={() => {
      if (!busy) void submit({ act: "withPasskey", ...(alone && { alone: "yes" }) }, { method: "post" });
    }}
  >
    <Icon name="key" />
    {busy ? "Waiting for your passkey..." : label}
  </button>
);

/** Between two ways on. */
export const Or = () => <p className={styles.between}>or</p>;
