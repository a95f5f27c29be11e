import { href, Link } from "react-router";
import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { localizeUrl } from "../../../shared/i18n/languages.ts";
import { Trans } from "../../i18n/trans.tsx";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import styles from "./footer.module.css";
import { FooterArt } from "./footer-art.tsx";
import { FURTHER, NAVIGATION, type NavigationItem } from "./navigation.ts";
import type { ListedPage } from "./page-links.ts";
import { SocialLinks } from "./social-links.tsx";

interface FooterProps {
  /** Absent when loading failed. */
  facts?: Campaign;
  pages?: readonly ListedPage[];
}

export function Footer({ facts, pages = [] }: FooterProps) {
  const messages = useMessages("layout");
  return (
    <footer className={styles.footer}>
      <FooterArt />
      <div className={styles.ground}>
        <div className="page-width">
          <div className={styles.columns}>
            <div>
              <h2>
                {messages.crew[0]}
                <br />
                {messages.crew[1]}
              </h2>
              <p>{messages.campaign}</p>
              {facts && <SocialLinks className={styles.social} social={facts.social} />}
            </div>
            <Places label={messages.aboutTheCampaign} items={[...NAVIGATION.slice(0, 3), ...FURTHER]} />
            <Places
              label={messages.more}
              items={[
                ...NAVIGATION.slice(3),
                { name: "materials", to: href("/materials") },
                { name: "privacy", to: href("/privacy") },
              ]}
              tollFree={facts?.tollFree}
            />
          </div>
          {pages.length > 0 && (
            <ul className={styles.pages} aria-label={messages.ownPages}>
              {pages.map(({ to, title, lang }) => (
                <li key={to}>
                  <Link to={to} lang={lang}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.end}>
            <p>{messages.rights}</p>
            <Credit designer={facts?.designer} />
          </div>
        </div>
      </div>
    </footer>
  );
}

interface PlacesProps {
  label: string;
  items: readonly NavigationItem[];
  tollFree?: string | undefined;
}

function Places({ label, items, tollFree }: PlacesProps) {
  const language = useLanguage();
  const messages = useMessages("layout");
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={item.name}>
          <Link to={localizeUrl(language, item.to)}>{messages.places[item.name]}</Link>
        </li>
      ))}
      {tollFree && (
        <li>
          <a href={`tel:${tollFree}`}>{interpolate(messages.tollFree, { number: tollFree })}</a>
        </li>
      )}
    </ul>
  );
}

function Credit({ designer }: { designer: Campaign["designer"] }) {
  const messages = useMessages("layout");
  const name = designer?.url ? <a href={designer.url}>{designer.name}</a> : (designer?.name ?? messages.campaignTeam);
  return (
    <p>
      <Trans message={messages.designedBy} values={{ name }} />
    </p>
  );
}
