import { useMessages } from "../../i18n/use-messages.ts";
import council from "../art/council.svg?no-inline";
import mission from "../art/mission.svg?no-inline";
import styles from "./organised-by.module.css";

/** The emblems are our own drawings. */
export function OrganisedBy() {
  const messages = useMessages("home");
  return (
    <section className={styles.organisedBy} aria-labelledby="organised-by">
      <div className="page-width">
        <h2 id="organised-by">
          {messages.organisedBy}{" "}
          {messages.organisedByMalayalam && <span lang="ml">{messages.organisedByMalayalam}</span>}
        </h2>
        <p className={styles.organiser}>
          <img className={styles.sign} src={council} alt="" width={72} height={72} loading="lazy" />
          <span>
            {messages.council}
            <small>{messages.organiser}</small>
          </span>
        </p>
        <p className={styles.organiser}>
          <img className={styles.sign} src={mission} alt="" width={72} height={72} loading="lazy" />
          <span>
            {messages.mission}
            <small>{messages.leadProgramme}</small>
          </span>
        </p>
      </div>
    </section>
  );
}
