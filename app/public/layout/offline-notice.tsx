import { Icon } from "../../components/icon.tsx";
import { useMessages } from "../../i18n/use-messages.ts";
import { NO_CONNECTION } from "../../inline/lazy-hydration.ts";
import styles from "./offline-notice.module.css";

/** Shown by an inline script when a click fails offline. */
export function NoConnection() {
  const messages = useMessages("connection");
  return (
    <p className={styles.line} id={NO_CONNECTION} role="alert" hidden>
      <Icon name="warning" />
      <span>
        <b>{messages.none}</b> {messages.stays}
      </span>
    </p>
  );
}
