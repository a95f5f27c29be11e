import { indianBib } from "../indian-time.ts";
import styles from "./bib.module.css";

/** Day and month, worn as a race number. The words beside it say the same. */
export function Bib({ moment }: { moment: string | null }) {
  const { day, month } = moment === null ? { day: "", month: "No day" } : indianBib(moment);
  return (
    <p className={styles.bib} aria-hidden="true">
      {day && <b>{day}</b>}
      <span>{month}</span>
    </p>
  );
}
