import { Relay } from "../relay.tsx";
import { Say } from "../say.tsx";
import { SectionHead } from "../section-head.tsx";
import styles from "./about.module.css";

/** What the campaign is for, in one sentence and two paragraphs. */
export const About = () => (
  <section className={`section ${styles.about}`} aria-labelledby="about">
    <div className="page-width">
      <SectionHead id="about" title="About" malayalam="പ്രചാരണത്തെക്കുറിച്ച്" />
      <div className={styles.columns}>
        <Say />
        <div className={styles.text}>
          <p>
            Addiction isolates. Sport does the opposite: it gives a young person a team, a time to show up and a reason
            to be proud of tomorrow.
          </p>
          <p>
            This campaign takes that idea to every district: a roadshow, a marathon in each of the fourteen, all
            connected into one, and a mega marathon in Ernakulam.
          </p>
        </div>
      </div>
      <Relay />
    </div>
  </section>
);
