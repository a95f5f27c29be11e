import { languageBeside } from "../../components/language.ts";
import { useAddress, useLanguage, useWords } from "../../i18n/use-messages.ts";
import { Onward } from "../components/arrow-link.tsx";
import { Section } from "../components/section.tsx";
import styles from "./roadshow.module.css";

export function Roadshow() {
  const words = useWords("home");
  const address = useAddress();
  return (
    <Section id="roadshow" {...words.roadshow} className={styles.roadshow}>
      <p className="intro" lang={languageBeside(useLanguage(), words.roadshowStops)}>
        {words.roadshowStops}
      </p>
      <RoadshowFigures />
      <p className={styles.more}>
        <Onward className="button gold" to={address("/event-map")} says={words.seeTheMap} />
      </p>
    </Section>
  );
}

export function RoadshowFigures() {
  const language = useLanguage();
  return (
    <ul className={styles.bibs}>
      {useWords("roadshow").figures.map(({ band, figure, says }) => (
        <li className="bib" key={band}>
          <span className="bib-band">{band}</span>
          <b>{figure}</b>
          <p lang={languageBeside(language, says)}>{says}</p>
        </li>
      ))}
    </ul>
  );
}
