import { t } from "../../../shared/i18n/admin-text.ts";
import { formatDateBadge } from "../lib/format-date.ts";
import styles from "./date-badge.module.css";

/** Decorative: the text next to it has the date. */
export function DateBadge({ moment }: { moment: string | null }) {
  const { day, month } = moment === null ? { day: "", month: t("No day") } : formatDateBadge(moment);
  return (
    <p className={styles.bib} aria-hidden="true">
      {day && <b>{day}</b>}
      <span>{month}</span>
    </p>
  );
}
