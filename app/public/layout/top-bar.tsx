import { Link } from "react-router";
import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { Icon } from "../../components/icon.tsx";
import { ThemeSwitch } from "../../components/theme-switch.tsx";
import { useAddress, useWords } from "../../i18n/use-messages.ts";
import { SocialLinks } from "./social-links.tsx";
import styles from "./top-bar.module.css";

export function TopBar({ facts }: { facts: Campaign }) {
  const words = useWords("layout");
  const address = useAddress();
  return (
    <aside className={styles.topBar} aria-label={words.contact}>
      <div className="page-width">
        <ul>
          <li>
            <Link to={address("/contact-us")}>
              <Icon name="phone" />
              {words.contactNumbers}
            </Link>
          </li>
          {facts.email && (
            <li>
              <a href={`mailto:${facts.email}`}>
                <Icon name="mail" />
                <span className="visually-hidden">{words.mailTheCouncil} </span>
                <span className={styles.word}>{facts.email}</span>
              </a>
            </li>
          )}
        </ul>
        <div className={styles.right}>
          <SocialLinks className={styles.social} social={facts.social} />
          <ThemeSwitch />
        </div>
      </div>
    </aside>
  );
}
