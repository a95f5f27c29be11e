import { type MouseEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { EVENTS_PER_BATCH, EVENTS_PER_WINDOW, type ShownEvent } from "../../../shared/events/events.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { Drawing } from "../../components/icon.tsx";
import { useDateFormat } from "../../i18n/use-date-format.ts";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { usePlaceNames } from "../lib/place-names.ts";
import { EventCard, placeId } from "./card.tsx";
import { getStatusText } from "./event-text.ts";
import styles from "./list.module.css";
import { NoEvents, NotLoaded } from "./list-states.tsx";
import { cacheEvent, type loadList } from "./load.ts";
import { eventUrl, FROM_LIST, listUrl, toSpelling } from "./urls.ts";
import { useInfiniteList, useNearBottom } from "./use-infinite-list.ts";

type Loaded = Awaited<ReturnType<typeof loadList>>;

interface ListProps {
  /** URL without query. */
  base: string;
  district: string;
  loaded: Loaded;
  list: NonNullable<Loaded["list"]>;
}

/** Infinite list in batches of six; without scripts, links to the next batch and the windows before and after. */
export function EventList({ base, district, loaded, list: { staleSince } }: ListProps) {
  const { coming, around } = loaded;
  const { events, start, offset, total, loading, failed, more } = useInfiniteList(base, loaded, district);
  const messages = useMessages("events");
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const focusFrom = useRef<number | null>(null);
  const onLink = useRef(false);
  const isComplete = offset >= total;
  const last = start + events.length;
  const partly =
    start > 0
      ? interpolate(messages.shownFrom, { first: start + 1, last, total })
      : interpolate(messages.shown, { last, total });

  useNearBottom(
    () => {
      if (!isComplete && !failed) more();
    },
    { shown: events.length, loading },
  );

  useEffect(() => cacheEvent([...coming, ...events]), [coming, events]);

  // Keeps keyboard focus: the link disappears.
  useEffect(() => {
    const place = focusFrom.current;
    const first = place === null ? undefined : list.current?.children[place]?.querySelector<HTMLElement>(".text-link");
    if (first) {
      focusFrom.current = null;
      first.focus();
    } else if (isComplete && onLink.current) end.current?.focus({ preventScroll: true });
    if (isComplete) onLink.current = false;
  }, [events.length, isComplete]);

  const nothing = total === 0 && events.length === 0;
  if (nothing && coming.length === 0) return <NoEvents district={district} around={around} />;

  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    focusFrom.current = events.length;
    more();
  };
  // Without scripts.
  const onward =
    offset - start < EVENTS_PER_WINDOW ? { from: start, upto: offset + EVENTS_PER_BATCH } : { from: offset };
  const lastBefore = Math.min(start, total);
  const before = Math.max(0, lastBefore - EVENTS_PER_WINDOW);
  return (
    <>
      {staleSince && <Stale since={staleSince} />}
      {start === 0 && coming.length > 0 && <Coming events={coming} district={district} />}
      {!nothing && <PastHead />}
      {start > 0 && (
        <p className={styles.previous}>
          <Link
            className="button outlined"
            to={`${listUrl(base, { district, from: before, upto: lastBefore })}#${placeId(lastBefore - 1)}`}
          >
            {messages.previous}
          </Link>
        </p>
      )}
      <ul className={styles.cards} ref={list}>
        {events.map((event, index) => (
          <EventCard key={event.key} event={event} place={start + index} eager={index < 2} district={district} />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {last > EVENTS_PER_BATCH && events.length > 0 ? partly : ""}
      </p>
      {failed && <NotLoaded path={base} parameters={{ district }} onRetry={more} busy={loading} />}
      {nothing ? null : isComplete ? (
        <p className={styles.end} ref={end} tabIndex={-1}>
          {messages.allLoaded}
        </p>
      ) : (
        <div className={styles.more}>
          {loading && <div className={styles.painting} aria-hidden="true" />}
          <Link
            className="button outlined"
            to={`${listUrl(base, { district, ...onward })}#${placeId(last)}`}
            onClick={showMore}
            onFocus={() => (onLink.current = true)}
            onBlur={() => (onLink.current = false)}
          >
            {messages.more}
          </Link>
        </div>
      )}
    </>
  );
}

function Stale({ since }: { since: string }) {
  const { stale } = useMessages("events");
  const { day, time } = useDateFormat();
  return <p className={styles.staleNote}>{interpolate(stale, { day: day(since), time: time(since) })}</p>;
}

interface ComingProps {
  /** Soonest first. */
  events: ShownEvent[];
  /** District filter; blank: all. */
  district: string;
}

const CALENDAR = "M3 5h18v16H3zM3 10h18M8 2v5M16 2v5";

/** Upcoming events: the first as cards, the rest as rows. */
function Coming({ events, district }: ComingProps) {
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
      <ul className={styles.cards}>
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
  const messages = { dates: useMessages("dates"), eventFacts: useMessages("eventFacts") };
  const address = useLocalizedHref();
  const { name } = usePlaceNames();
  const { title, location } = event;
  return (
    <li>
      <Link lang={detectLanguage(title)} to={eventUrl(address("/events"), event, district)} state={FROM_LIST}>
        {title}
      </Link>
      <p>{[getStatusText(event, messages), location && name(toSpelling(location))].filter(Boolean).join(", ")}</p>
    </li>
  );
}

function PastHead() {
  const { past } = useMessages("eventFacts");
  return (
    <div className={`${styles.head} ${styles.past}`}>
      <h2>{past.title}</h2>
      {past.malayalam && <p lang="ml">{past.malayalam}</p>}
    </div>
  );
}
