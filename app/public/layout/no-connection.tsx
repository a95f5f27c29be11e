import { NO_CONNECTION } from "../../arrive-later.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../words/use-words.ts";
import styles from "./no-connection.module.css";

/** Shown by an inline script when a click fails offline. */
export function NoConnection() {
  const words = useWords("connection");
  return (
    <p className={styles.line} id={NO_CONNECTION} role="alert" hidden>
      <Icon name="warning" />
      <span>
        <b>{words.none}</b> {words.stays}
      </span>
    </p>
  );
}
