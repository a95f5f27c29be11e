import { ActButton } from "./act-button.tsx";
import { useKeysSwitch } from "./keys.ts";
import styles from "./keys-there.module.css";

/** Shortcut help and switch; hidden without a keyboard. */
export function KeysThere({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  const [on, turn] = useKeysSwitch();
  return (
    <p className={styles.keys}>
      {on &&
        keys.map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      <ActButton look="text-link" label={on ? "Turn keys off" : "Turn keys on"} onPress={() => turn(!on)} />
    </p>
  );
}
