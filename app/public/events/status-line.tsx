import type { ShownEvent } from "../../../shared/events/events.ts";
import { Drawing } from "../../components/icon.tsx";
import { languageOf } from "../../components/language.ts";
import { useWords } from "../../i18n/use-messages.ts";
import styles from "./status-line.module.css";
import { sentencesOf } from "./status-text.ts";

/** Decorative. */
const SIGNS = {
  planned: null,
  moved: "M3 12h14M12 6l6 6-6 6M21 4v16",
  postponed: "M8 5v14M16 5v14",
  cancelled: "M5 5l14 14M19 5L5 19",
  done: null,
} as const;

/** Moved, postponed or cancelled, and why; otherwise nothing. */
export function StateLine({ event }: { event: ShownEvent }) {
  const words = { dates: useWords("dates"), eventFacts: useWords("eventFacts") };
  const sign = SIGNS[event.status];
  if (sign === null) return null;
  return (
    <div className={styles.state} data-status={event.status}>
      <Drawing path={sign} />
      <p>
        {sentencesOf(event, words).map((sentence) => (
          <span key={sentence} lang={languageOf(sentence)}>
            {sentence}{" "}
          </span>
        ))}
      </p>
    </div>
  );
}
