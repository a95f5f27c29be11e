import { Link } from "react-router";
import { RoadshowBus } from "../art/roadshow-bus.tsx";
import { head } from "../head.ts";
import { RoadshowFigures } from "../home/roadshow.tsx";
import { PageHead } from "../page-head.tsx";
import { SectionHead } from "../section-head.tsx";
import type { Route } from "./+types/page.ts";
import { STOPS } from "./drawing.ts";
import { eventsOf } from "./events-of.ts";
import { KeralaMap } from "./map.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  head({
    title: "Event Map",
    description:
      "The roadshow through all fourteen districts of Kerala, with over 50 event locations. Find your district and what happens there.",
    path: "/event-map",
    picture: "event-map",
    matches,
  });

export default function EventMap() {
  return (
    <>
      <PageHead title="Event Map" malayalam="റോഡ്‌ഷോ വഴി" art={<RoadshowBus x={60} y={172} scale={0.62} />}>
        <p>Fourteen stops from the north to the south. Choose yours.</p>
      </PageHead>
      <section className="sec mapsec" aria-labelledby="districts">
        <div className="wrap">
          <SectionHead id="districts" title="Fourteen districts" malayalam="കാസർകോട് മുതൽ തിരുവനന്തപുരം വരെ" />
          <p className="intro">
            The roadshow goes through all fourteen districts, with over 50 event locations on the way. Each district has
            a marathon of its own, and Ernakulam has the mega marathon.
          </p>
          <div className="g">
            <figure>
              <KeralaMap />
              <figcaption>Schematic map, drawn for orientation. Not for navigation or boundary reference.</figcaption>
            </figure>
            <Stops />
          </div>
        </div>
      </section>
      <section className="sec road" aria-labelledby="roadshow">
        <div className="wrap">
          <SectionHead id="roadshow" title="Roadshow" malayalam="റോഡ്‌ഷോ" />
          <RoadshowFigures />
        </div>
      </section>
    </>
  );
}

/** The same as the map in words; complete by itself. */
const Stops = () => (
  <ol className="stops" aria-label="The fourteen districts, north to south">
    {STOPS.map(({ district: { name, malayalam }, number }) => (
      <li key={name}>
        <Link to={eventsOf(name)} className={name === "Ernakulam" ? "m" : undefined}>
          <b aria-hidden="true">{number}</b>
          <span>
            <strong>{name}</strong> <span lang="ml">{malayalam}</span>
            {name === "Ernakulam" && <small>Mega marathon</small>}
          </span>
          <span className="go">
            Events<span className="sr"> in {name}</span>
          </span>
        </Link>
      </li>
    ))}
  </ol>
);
