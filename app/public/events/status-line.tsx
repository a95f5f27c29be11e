import type { ShownEvent } from "../../../shared/events/events.ts";
import { Drawing } from "../../components/icon.tsx";
import { detectLanguage } from "../../components/language.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import styles from "./status-line.module.css";
import { describeChange } from "./status-text.ts";

/** Decorative. */
const STATUS_ICONS = {
  planned: null,
  moved: "M3 12h14M12 6l6 6-6 6M21 4v16",
  postponed: "M8 5v14M16 5v14",
  cancelled: "M5 5l14 14M19 5L5 19",
  done: null,
} as const;

/** Moved, postponed or cancelled, and why; otherwise nothing. */
export function StatusLine({ event }: { event: ShownEvent }) {
  const words = { dates: useMessages("dates"), eventFacts: useMessages("eventFacts") };
  const sign = STATUS_ICONS[event.status];
  if (sign === null) return null;
  return (
    <div className={styles.state} data-status={event.status}>
      <Drawing path={sign} />
      <p>
        {describeChange(event, words).map((message) => (
          <span key={message} lang={detectLanguage(message)}>
            {message}{" "}
          </span>
        ))}
      </p>
    </div>
  );
}
