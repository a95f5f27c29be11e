import { useNow } from "../hooks/use-now.ts";
import { formatClock } from "../lib/format-date.ts";
import styles from "./clock.module.css";

/** Not announced to screen readers. */
export function Clock() {
  const { time, date, shortDate } = formatClock(new Date(useNow(1000)));
  return (
    <div className={styles.clock}>
      <b>{time}</b>
      <span className={styles.wide}>{date}</span>
      <span className={styles.narrow}>{shortDate}</span>
    </div>
  );
}
