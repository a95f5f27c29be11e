import { NO_CONNECTION } from "../../arrive-later.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../words/use-words.ts";
import styles from "./no-connection.module.css";

/** Shown when a press leads nowhere for want of a connection: by a script of the page itself, with React or without. */
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
