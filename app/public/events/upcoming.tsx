import { Link } from "react-router";
import { EVENTS_PER_BATCH, type ShownEvent } from "../../../shared/events/events.ts";
import { Drawing } from "../../components/icon.tsx";
import { detectLanguage } from "../../components/language.ts";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { usePlaceNames } from "../lib/place-names.ts";
import { EventCard } from "./card.tsx";
import { FROM_LIST } from "./history-steps.ts";
import list from "./list.module.css";
import { getStatusText } from "./status-text.ts";
import styles from "./upcoming.module.css";
import { eventUrl, toSpelling } from "./urls.ts";

interface ComingProps {
  /** Soonest first. */
  events: ShownEvent[];
  /** District filter; blank: all. */
  district: string;
}

const CALENDAR = "M3 5h18v16H3zM3 10h18M8 2v5M16 2v5";

/** Upcoming events: the first as cards, the rest as rows. */
export function Coming({ events, district }: ComingProps) {
  const { coming, allInCalendar } = useMessages("eventFacts");
  const address = useLocalizedHref();
  const later = events.slice(EVENTS_PER_BATCH);
  return (
    <>
      <div className={styles.head}>
        <h2>{coming.title}</h2>
        {coming.malayalam && <p lang="ml">{coming.malayalam}</p>}
        <a
          className="text-link"
          href={`${address("/events")}.ics${district && `?${new URLSearchParams({ district })}`}`}
        >
          <Drawing path={CALENDAR} />
          {allInCalendar}
        </a>
      </div>
      <ul className={list.cards}>
        {events.slice(0, EVENTS_PER_BATCH).map((event, index) => (
          <EventCard key={event.key} event={event} eager={index < 2} district={district} />
        ))}
      </ul>
      {later.length > 0 && (
        <ul className={styles.laterEvents}>
          {later.map((event) => (
            <Row key={event.key} event={event} district={district} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ event, district }: { event: ShownEvent; district: string }) {
  const words = { dates: useMessages("dates"), eventFacts: useMessages("eventFacts") };
  const address = useLocalizedHref();
  const { name } = usePlaceNames();
  const { title, location } = event;
  return (
    <li>
      <Link lang={detectLanguage(title)} to={eventUrl(address("/events"), event, district)} state={FROM_LIST}>
        {title}
      </Link>
      <p>{[getStatusText(event, words), location && name(toSpelling(location))].filter(Boolean).join(", ")}</p>
    </li>
  );
}

export function PastHead() {
  const { past } = useMessages("eventFacts");
  return (
    <div className={`${styles.head} ${styles.past}`}>
      <h2>{past.title}</h2>
      {past.malayalam && <p lang="ml">{past.malayalam}</p>}
    </div>
  );
}
