import { href, Link } from "react-router";
import type { Campaign } from "../../../domain/campaign.ts";
import { PoliceChannel, StateHelpline } from "../essential-links/campaign-helplines.tsx";
import styles from "../essential-links/helpline-card.module.css";
import { SectionHead } from "../section-head.tsx";

/** The two fixed ways to help, and the way to all others. */
export const EssentialLinks = ({ facts }: { facts: Campaign }) => (
  <section className="section" aria-labelledby="essential-links">
    <div className="page-width">
      <SectionHead id="essential-links" title="Essential Links" malayalam="സഹായം ഒരു വിളിയകലെ" />
      <div className={styles.row}>
        <PoliceChannel facts={facts} />
        <StateHelpline facts={facts} />
        <article className={`${styles.card} ${styles.more}`}>
          <h3 className={styles.number}>More Links</h3>
          <p className={styles.what}>All helplines and services in one place.</p>
          <Link className="button gold" to={href("/essential-links")}>
            View All<span className="visually-hidden"> essential links</span>
          </Link>
        </article>
      </div>
    </div>
  </section>
);
