import { Link } from "react-router";
import { DISTRICT_NAMES, type DistrictName, findDistrict } from "../../../shared/districts.ts";
import type { EventStatus } from "../../../shared/events/event.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { type Language, localizeUrl } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import type { PageContext } from "../../page-context.ts";
import { type EventMessages, getStatusText } from "../events/event-text.ts";
import { loadComing, willTakePlace } from "../events/load.ts";
import { LIST, listUrl, toSpelling } from "../events/urls.ts";
import { usePlaceNames } from "../lib/place-names.ts";
import { COAST_LINE, LINE, STOPS } from "./drawing.ts";
import styles from "./page.module.css";

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
      className={mega ? `${styles.stop} ${styles.megaMarathon}` : styles.stop}
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

/** No status without an event. */
export type NextOnTheMap = Record<DistrictName, { says: string; status?: EventStatus }>;

/** Loaders only. Events that take place come first. */
export async function nextOnTheMap(
  services: PageContext["services"],
  language: Language,
  messages: EventMessages,
): Promise<NextOnTheMap> {
  const upcoming = await loadComing(services, language);
  const next = DISTRICT_NAMES.map((name) => {
    const existingEvents = upcoming.filter(({ location }) => findDistrict(location)?.name === name);
    const event = existingEvents.find(willTakePlace) ?? existingEvents[0];
    return [
      name,
      event
        ? { says: getStatusText(event, messages), status: event.status }
        : { says: messages.eventFacts.nothingPlanned },
    ];
  });
  return Object.fromEntries(next);
}

export const getEvents = (language: Language, name: DistrictName): string =>
  `${listUrl(localizeUrl(language, "/events" satisfies PublicLink), { district: toSpelling(name) })}#${LIST}`;
