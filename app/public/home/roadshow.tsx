import { languageAttribute } from "../../components/language.ts";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { ArrowLink, Section } from "../components/section.tsx";
import styles from "./roadshow.module.css";

export function Roadshow() {
  const messages = useMessages("home");
  const address = useLocalizedHref();
  return (
    <Section id="roadshow" {...messages.roadshow} className={styles.roadshow}>
      <p className="intro" lang={languageAttribute(useLanguage(), messages.roadshowStops)}>
        {messages.roadshowStops}
      </p>
      <RoadshowFigures />
      <p className={styles.more}>
        <ArrowLink className="button gold" to={address("/event-map")} text={messages.seeTheMap} />
      </p>
    </Section>
  );
}

export function RoadshowFigures() {
  const language = useLanguage();
  return (
    <ul className={styles.bibs}>
      {useMessages("roadshow").figures.map(({ band, figure, says }) => (
        <li className="bib" key={band}>
          <span className="bib-band">{band}</span>
          <b>{figure}</b>
          <p lang={languageAttribute(language, says)}>{says}</p>
        </li>
      ))}
    </ul>
  );
}
