import { ActionButton } from "../components/action-button.tsx";
import styles from "./passkey-button.module.css";
import type { useStep } from "./step-form.tsx";

interface PasskeyButtonProps {
  label: string;
  asking: ReturnType<typeof useStep>;
  first?: boolean;
  /** Passwordless. */
  alone?: boolean;
}

export const PasskeyButton = ({ label, asking: { busy, submit }, first, alone }: PasskeyButtonProps) => (
  <ActionButton
    look={first ? "button red" : "button outlined"}
    icon="key"
    label={busy ? "Waiting for your passkey..." : label}
    busy={busy}
    onPress={() => submit({ act: "withPasskey", ...(alone && { alone: "yes" }) }, { method: "post" })}
  />
);

export const Or = () => <p className={styles.between}>or</p>;
