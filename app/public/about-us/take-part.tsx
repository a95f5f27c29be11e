import { href, Link } from "react-router";
import { addressIn } from "../../../shared/i18n/languages.ts";
import { Icon } from "../../components/icon.tsx";
import { Filled } from "../../i18n/trans.tsx";
import { useAddress, useLanguage, useWords } from "../../i18n/use-messages.ts";
import { Section } from "../components/section.tsx";
import styles from "./take-part.module.css";

const WAYS = [
  { to: href("/registration"), way: "register" },
  { to: href("/event-map"), way: "map" },
  { to: href("/testimonials"), way: "story" },
  { to: href("/contact-us"), way: "bring" },
] as const;

export function TakePart({ tollFree }: { tollFree: string }) {
  const { take } = useWords("aboutUs");
  const language = useLanguage();
  const address = useAddress();
  return (
    <Section id="take-part" {...take.head} className="on-cotton">
      <ul className={styles.ways}>
        {WAYS.map(({ to, way }) => (
          <li key={way}>
            <Link className="hemmed" to={addressIn(language, to)}>
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
        <Filled
          sentence={take.needNotWait}
          with={{
            number: <a href={`tel:${tollFree}`}>{tollFree}</a>,
            links: <Link to={address("/essential-links")}>{take.links}</Link>,
          }}
        />
      </p>
    </Section>
  );
}
