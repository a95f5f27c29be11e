import { useMessages } from "../../i18n/use-messages.ts";
import { Runner } from "../art/figures.tsx";
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
          <svg className={styles.sign} viewBox="0 0 72 72" aria-hidden="true">
            <path d="M0 0H72V72H0Z" fill="var(--paint-ghat)" />
            <path d="M0 61H72M0 66H72" stroke="var(--paint-gold)" strokeWidth="2" />
            <Runner x={35} y={57} scale={0.34} skin="light" vest="marigold" shorts="light" />
          </svg>
          <span>
            {messages.council}
            <small>{messages.organiser}</small>
          </span>
        </p>
        <p className={styles.organiser}>
          <svg className={styles.sign} viewBox="0 0 72 72" aria-hidden="true">
            <path d="M0 0H72V72H0Z" fill="var(--paint-lagoon)" />
            <circle cx="30" cy="26" r="11" fill="var(--paint-marigold)" />
            <path
              d="M0 48H36A18 18 0 0 0 54 30V0M0 55H36A25 25 0 0 0 61 30V0M0 62H36A32 32 0 0 0 68 30V0"
              fill="none"
              stroke="var(--light-ink)"
              strokeWidth="2.5"
            />
          </svg>
          <span>
            {messages.mission}
            <small>{messages.leadProgramme}</small>
          </span>
        </p>
      </div>
    </section>
  );
}
