import { indianBib } from "../indian-time.ts";
import styles from "./bib.module.css";

/** Day and month, worn as a race number. The words beside it say the same. */
export function Bib({ moment }: { moment: string | null }) {
  if (moment === null)
    return (
      <p className={styles.bib} aria-hidden="true">
        <span>No day</span>
      </p>
    );
  const { day, month } = indianBib(moment);
  return (
    <p className={styles.bib} aria-hidden="true">
      <b>{day}</b>
      <span>{month}</span>
    </p>
  );
}
