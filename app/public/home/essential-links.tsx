import { Link } from "react-router";
import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { useAddress, useWords } from "../../i18n/use-messages.ts";
import { Section } from "../components/section.tsx";
import { PoliceChannel, StateHelpline } from "../essential-links/campaign-helplines.tsx";
import styles from "../essential-links/helpline-card.module.css";

export function EssentialLinks({ facts }: { facts: Campaign }) {
  const words = useWords("home");
  const { places } = useWords("layout");
  const address = useAddress();
  return (
    <Section id="essential-links" {...words.help}>
      <div className={styles.row}>
        <StateHelpline facts={facts} />
        <PoliceChannel facts={facts} />
        <article className={`hemmed ${styles.card} ${styles.more}`}>
          <h3 className={styles.number}>{words.moreLinks}</h3>
          <p className={styles.what}>{words.inOnePlace}</p>
          <Link className="button gold" to={address("/essential-links")}>
            {words.viewAll}
            <span className="visually-hidden"> {words.ofLinks}</span>
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
