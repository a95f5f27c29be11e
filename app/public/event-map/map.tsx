import { Link } from "react-router";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import { usePlaceNames } from "../lib/place-names.ts";
import { getEvents } from "./district-events-url.ts";
import { COAST_LINE, LINE, STOPS } from "./drawing.ts";
import styles from "./map.module.css";
import type { NextOnTheMap } from "./next-events.ts";

/** A group, not an image, so that screen readers reach the links. The list next to it is equivalent. */
export function KeralaMap({ next }: { next: NextOnTheMap }) {
  const messages = useMessages("eventMap");
  return (
    <svg className={styles.map} viewBox="-46 -12 506 624" role="group" aria-labelledby="map-title map-words">
      <title id="map-title">{messages.map}</title>
      <desc id="map-words">{messages.mapShows}</desc>
      <g className={styles.sea} fill="none" aria-hidden="true">
        <path d={COAST_LINE} transform="translate(-10 2.5)" strokeWidth="4" />
        <path d={COAST_LINE} transform="translate(-22 5.5)" strokeWidth="2.5" />
        <path d={COAST_LINE} transform="translate(-38 9.5)" strokeWidth="1.5" />
      </g>
      <g aria-hidden="true">
        {STOPS.map(({ number, border }) => (
          <path key={number} className={styles.district} data-shade={(number - 1) % 4} d={border} />
        ))}
        <path className={styles.edge} d={LINE} />
        <path className={styles.route} d={LINE} pathLength="1" />
      </g>
      {STOPS.map((stop) => (
        <Stop key={stop.number} {...stop} says={next[stop.district.name].says} />
      ))}
    </svg>
  );
}

function Stop({ district, number, x, y, label, says }: (typeof STOPS)[number] & { says: string }) {
  const messages = useMessages("eventMap");
  const language = useLanguage();
  const name = usePlaceNames().name(district.name);
  const mega = district.name === "Ernakulam";
  const atSea = label.side === "sea";
  return (
    <Link
      to={getEvents(language, district.name)}
      className={mega ? `${styles.stop} ${styles.mega}` : styles.stop}
      aria-label={`${interpolate(messages.stop, { number, district: name })}. ${says}`}
    >
      <path className={styles.lead} d={`M${label.x} ${label.y}L${x} ${y}`} />
      <circle className={styles.reach} cx={x} cy={y} r="21.2" />
      <circle cx={x} cy={y} r={mega ? 15 : 11} />
      <text className={styles.number} x={x} y={y + (mega ? 6 : 5)} textAnchor="middle">
        {number}
      </text>{" "}
      <text
        className={styles.name}
        x={atSea ? label.x - 5 : label.x + 5}
        y={label.y + 5}
        textAnchor={atSea ? "end" : "start"}
      >
        {name}
      </text>
    </Link>
  );
}
