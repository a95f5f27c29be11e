import { useKeysSwitch } from "./keys.ts";
import styles from "./keys-there.module.css";

/** Which keys there are, on devices that have some, and the way to turn them off. */
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
      <button className="text-link" type="button" onClick={() => turn(!on)}>
        {on ? "Turn keys off" : "Turn keys on"}
      </button>
    </p>
  );
}
