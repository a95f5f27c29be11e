import { href, Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../words/use-words.ts";
import { SectionHead } from "../section-head.tsx";
import styles from "./roadshow.module.css";

/** The roadshow in four race numbers. */
export const Roadshow = () => (
  <section className={`section ${styles.roadshow}`} aria-labelledby="roadshow">
    <div className="page-width">
      <SectionHead id="roadshow" title="Roadshow" malayalam="റോഡ്‌ഷോ" />
      <p className="intro">
        The roadshow goes through all fourteen districts and stops at over 50 event locations, so that the campaign
        comes to where people are.
      </p>
      <RoadshowFigures />
      <p className={styles.more}>
        <Link className="button gold" to={href("/event-map")}>
          See the map
          <Icon name="arrow" />
        </Link>
      </p>
    </div>
  </section>
);

/** The figures alone, worn as bibs. */
export const RoadshowFigures = () => (
  <ul className={styles.bibs}>
    {useWords("roadshow").figures.map(({ band, figure, says }) => (
      <li className="bib" key={band}>
        <span className="bib-band">{band}</span>
        <b>{figure}</b>
        <p>{says}</p>
      </li>
    ))}
  </ul>
);
