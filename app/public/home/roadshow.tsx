import { href, Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { SectionHead } from "../section-head.tsx";

const FIGURES = [
  { band: "Roadshow", figure: "20+", says: "days of roadshow" },
  { band: "Districts", figure: "14", says: "districts, from the north to the south" },
  { band: "People", figure: "30+", says: "public engagement points" },
  { band: "Marathons", figure: "14", says: "district-level marathons including a mega marathon in Ernakulam" },
] as const;

/** The roadshow in four race numbers. */
export const Roadshow = () => (
  <section className="sec road" aria-labelledby="roadshow">
    <div className="wrap">
      <SectionHead id="roadshow" title="Roadshow" malayalam="റോഡ്‌ഷോ" />
      <p className="intro">
        The roadshow goes through all fourteen districts and stops at over 50 event locations, so that the campaign
        comes to where people are.
      </p>
      <RoadshowFigures />
      <p className="more">
        <Link className="btn gold" to={href("/event-map")}>
          See the map
          <Icon name="arrow" />
        </Link>
      </p>
    </div>
  </section>
);

/** The figures alone, worn as bibs. */
export const RoadshowFigures = () => (
  <ul className="bibs">
    {FIGURES.map(({ band, figure, says }) => (
      <li className="bib" key={band}>
        <span className="band">{band}</span>
        <b>{figure}</b>
        <p>{says}</p>
      </li>
    ))}
  </ul>
);
