import type { ShownEvent } from "../../../shared/events/events.ts";
import { partsIn } from "../../i18n/use-date-format.ts";
import { useWords } from "../../i18n/use-messages.ts";
import styles from "./date-badge.module.css";
import { weekdayOf } from "./format-date.ts";

/** Decorative: the text next to it has the date. */
export function DayBib({ event: { starts_at, status, coming } }: { event: ShownEvent }) {
  const words = useWords("eventFacts");
  if (status === "postponed" || starts_at === null)
    return (
      <p className={styles.day} data-kind="none" aria-hidden="true">
        <span>{words.noDay}</span>
        <b>
          <i />
        </b>
        <span>{words.yet}</span>
      </p>
    );
  const { day, month, year } = partsIn(starts_at);
  const kind = !coming || status === "cancelled" || status === "done" ? "off" : status;
  return (
    <p className={styles.day} data-kind={kind} aria-hidden="true">
      <span>{words.monthsInBrief[month - 1]}</span>
      <b>{day}</b>
      <span>{coming ? words.weekdaysInBrief[weekdayOf(starts_at)] : year}</span>
    </p>
  );
}
