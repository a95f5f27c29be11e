import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { useAddress, useWords } from "../../words/use-words.ts";
import { SectionHead } from "../section-head.tsx";
import styles from "./roadshow.module.css";

/** The roadshow in four race numbers. */
export function Roadshow() {
  const words = useWords("home");
  const address = useAddress();
  return (
    <section className={`section ${styles.roadshow}`} aria-labelledby="roadshow">
      <div className="page-width">
        <SectionHead id="roadshow" {...words.roadshow} />
        <p className="intro">{words.roadshowStops}</p>
        <RoadshowFigures />
        <p className={styles.more}>
          <Link className="button gold" to={address("/event-map")}>
            {words.seeTheMap}
            <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </section>
  );
}

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
