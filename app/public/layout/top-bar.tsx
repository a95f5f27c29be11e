import { Link } from "react-router";
import type { Campaign } from "../../../domain/campaign.ts";
import { Icon } from "../../ui/icon.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { useAddress, useWords } from "../../words/use-words.ts";
import { SocialLinks } from "./social-links.tsx";

/** The way to the numbers, to the council's mail and to its pages elsewhere. */
export function TopBar({ facts }: { facts: Campaign }) {
  const words = useWords("layout");
  const address = useAddress();
  return (
    <aside className="top" aria-label={words.contact}>
      <div className="wrap">
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
                <span className="sr">{words.mailTheCouncil} </span>
                <span className="word">{facts.email}</span>
              </a>
            </li>
          )}
        </ul>
        <div className="right">
          <SocialLinks className="soc" social={facts.social} />
          <ThemeSwitch />
        </div>
      </div>
    </aside>
  );
}
