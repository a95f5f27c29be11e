import type { ShownEvent } from "../../../shared/events/events.ts";
import { getDateParts } from "../../i18n/use-date-format.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import styles from "./date-badge.module.css";
import { getWeekday } from "./format-date.ts";

/** Decorative: the text next to it has the date. */
export function DateBadge({ event: { starts_at, status, coming } }: { event: ShownEvent }) {
  const messages = useMessages("eventFacts");
  if (status === "postponed" || starts_at === null)
    return (
      <p className={styles.day} data-kind="none" aria-hidden="true">
        <span>{messages.noDay}</span>
        <b>
          <i />
        </b>
        <span>{messages.yet}</span>
      </p>
    );
  const { day, month, year } = getDateParts(starts_at);
  const kind = !coming || status === "cancelled" || status === "done" ? "off" : status;
  return (
    <p className={styles.day} data-kind={kind} aria-hidden="true">
      <span>{messages.monthsInBrief[month - 1]}</span>
      <b>{day}</b>
      <span>{coming ? messages.weekdaysInBrief[getWeekday(starts_at)] : year}</span>
    </p>
  );
}
