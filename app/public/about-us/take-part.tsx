import { href, Link } from "react-router";
import { localizeUrl } from "../../../shared/i18n/languages.ts";
import { Icon } from "../../components/icon.tsx";
import { Trans } from "../../i18n/trans.tsx";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { Section } from "../components/section.tsx";
import styles from "./take-part.module.css";

const WAYS = [
  { to: href("/registration"), way: "register" },
  { to: href("/event-map"), way: "map" },
  { to: href("/testimonials"), way: "story" },
  { to: href("/contact-us"), way: "bring" },
] as const;

export function TakePart({ tollFree }: { tollFree: string }) {
  const { take } = useMessages("aboutUs");
  const language = useLanguage();
  const address = useLocalizedHref();
  return (
    <Section id="take-part" {...take.head} className="on-cotton">
      <ul className={styles.ways}>
        {WAYS.map(({ to, way }) => (
          <li key={way}>
            <Link className="hemmed" to={localizeUrl(language, to)}>
              <b>
                {take[way].title}
                <Icon name="arrow" />
              </b>
              <span>{take[way].says}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="intro">
        <Trans
          message={take.needNotWait}
          values={{
            number: <a href={`tel:${tollFree}`}>{tollFree}</a>,
            links: <Link to={address("/essential-links")}>{take.links}</Link>,
          }}
        />
      </p>
    </Section>
  );
}
