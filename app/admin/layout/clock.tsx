import { useEffect, useState } from "react";
import { indianClock } from "../indian-time.ts";
import styles from "./clock.module.css";

/** Time and date in India, every second. Not announced: nobody wants to hear the seconds. */
export function Clock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(ticking);
  }, []);
  const { time, date, shortDate } = indianClock(now);
  return (
    <div className={styles.clock}>
      <b>{time}</b>
      <span className={styles.wide}>{date}</span>
      <span className={styles.narrow}>{shortDate}</span>
    </div>
  );
}
