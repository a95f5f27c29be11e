import { Link } from "react-router";
import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { useControlMessages } from "../../components/control-messages.ts";
import { Icon } from "../../components/icon.tsx";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { THEME_TOGGLE } from "../../inline/theme.ts";
import { SocialLinks } from "./footer.tsx";
import styles from "./top-bar.module.css";

export function TopBar({ facts }: { facts: Campaign }) {
  const messages = useMessages("layout");
  const address = useLocalizedHref();
  return (
    <aside className={styles.topBar} aria-label={messages.contact}>
      <div className="page-width">
        <ul>
          <li>
            <Link to={address("/contact-us")}>
              <Icon name="phone" />
              {messages.contactNumbers}
            </Link>
          </li>
          {facts.email && (
            <li>
              <a href={`mailto:${facts.email}`}>
                <Icon name="mail" />
                <span className="visually-hidden">{messages.mailTheCouncil} </span>
                <span className={styles.word}>{facts.email}</span>
              </a>
            </li>
          )}
        </ul>
        <div className={styles.right}>
          <Link className={styles.search} to={address("/search")}>
            <Icon name="search" />
            <span className="visually-hidden">{messages.search}</span>
          </Link>
          <SocialLinks className={styles.social} social={facts.social} />
          <ThemeSwitch />
        </div>
      </div>
    </aside>
  );
}

function ThemeSwitch() {
  const messages = useControlMessages();
  return (
    <button type="button" className="theme-switch" {...{ [THEME_TOGGLE]: "" }}>
      <span className="device">
        <Icon name="half" />
        <span className="visually-hidden">{messages.coloursOfDevice}</span>
      </span>
      <span className="light">
        <Icon name="sun" />
        <span className="visually-hidden">{messages.coloursLight}</span>
      </span>
      <span className="dark">
        <Icon name="moon" />
        <span className="visually-hidden">{messages.coloursDark}</span>
      </span>
    </button>
  );
}
