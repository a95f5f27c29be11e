import { Link } from "react-router";
import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { Section } from "../components/section.tsx";
import { PoliceChannel, StateHelpline } from "../essential-links/campaign-helplines.tsx";
import styles from "../essential-links/helpline-card.module.css";

export function EssentialLinks({ facts }: { facts: Campaign }) {
  const messages = useMessages("home");
  const { places } = useMessages("layout");
  const address = useLocalizedHref();
  return (
    <Section id="essential-links" {...messages.help}>
      <div className={styles.row}>
        <StateHelpline facts={facts} />
        <PoliceChannel facts={facts} />
        <article className={`hemmed ${styles.card} ${styles.more}`}>
          <h3 className={styles.number}>{messages.moreLinks}</h3>
          <p className={styles.what}>{messages.inOnePlace}</p>
          <Link className="button gold" to={address("/essential-links")}>
            {messages.viewAll}
            <span className="visually-hidden"> {messages.ofLinks}</span>
          </Link>
        </article>
      </div>
      <p className={styles.doors}>
        <Link to={address("/parents")}>{places.parents}</Link>
        <Link to={address("/schools")}>{places.schools}</Link>
      </p>
    </Section>
  );
}
