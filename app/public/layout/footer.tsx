import { Link } from "react-router";
import { type Campaign, SOCIAL_NETWORKS } from "../../../shared/campaign/campaign.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { localizeUrl } from "../../../shared/i18n/languages.ts";
import { Icon } from "../../components/icon.tsx";
import { Trans } from "../../i18n/trans.tsx";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import crew from "../art/crew.svg?no-inline";
import styles from "./footer.module.css";
import { FURTHER, NAVIGATION, type NavigationItem } from "./navigation.ts";
import type { ListedPage } from "./page-links.ts";

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
                {`${messages.crew[0]} `}
                <br />
                {messages.crew[1]}
              </h2>
              <p>{messages.campaign}</p>
              {facts && <SocialLinks className={styles.social} social={facts.social} />}
            </div>
            <ul className={styles.inMenu} aria-label={messages.aboutTheCampaign}>
              {NAVIGATION.map((item) => (
                <Place key={item.name} {...item} />
              ))}
              {facts && (
                <li>
                  <a href={`tel:${facts.tollFree}`}>{interpolate(messages.tollFree, { number: facts.tollFree })}</a>
                </li>
              )}
            </ul>
            <ul aria-label={messages.more}>
              {FURTHER.map((item) => (
                <Place key={item.name} {...item} className={ON_PHONES.has(item.name) ? undefined : styles.inMenu} />
              ))}
            </ul>
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

/** The other pages are in the menu of phones only. */
const ON_PHONES: ReadonlySet<NavigationItem["name"]> = new Set(["parents", "forYourself", "schools"]);

function Place({ name, to, className }: NavigationItem & { className?: string | undefined }) {
  const messages = useMessages("layout");
  return (
    <li className={className}>
      <Link to={localizeUrl(useLanguage(), to)}>{messages.places[name]}</Link>
    </li>
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

/** A file, as no first screen shows it; its colours follow the theme. */
const FooterArt = () => (
  <svg className={styles.crew} viewBox="0 -52 1280 262" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    <use href={`${crew}#scene`} />
  </svg>
);

const NAMES = {
  facebook: "Facebook",
  instagram: "Instagram",
  youtube: "YouTube",
  x: "X",
  linkedin: "LinkedIn",
} as const;

export function SocialLinks({ social, className }: { social: Campaign["social"]; className: string | undefined }) {
  const set = SOCIAL_NETWORKS.filter((network) => social[network]);
  if (set.length === 0) return null;
  return (
    <ul className={className}>
      {set.map((network) => (
        <li key={network}>
          <a href={social[network]} rel="noopener">
            <Icon name={network} />
            <span className="visually-hidden">{NAMES[network]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
