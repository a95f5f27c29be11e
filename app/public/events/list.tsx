import { type MouseEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { EVENTS_PER_BATCH, EVENTS_PER_WINDOW } from "../../../shared/events/events.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { useDateFormat } from "../../i18n/use-date-format.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { EventCard, placeId } from "./card.tsx";
import { cacheEvent } from "./event-cache.ts";
import styles from "./list.module.css";
import { NoEvents, NotLoaded } from "./list-states.tsx";
import type { loadList } from "./load.ts";
import { Coming, PastHead } from "./upcoming.tsx";
import { listUrl } from "./urls.ts";
import { useInfiniteList } from "./use-infinite-list.ts";
import { useNearBottom } from "./use-near-bottom.ts";

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
  const whole = offset >= total;
  const last = start + events.length;
  const partly =
    start > 0
      ? interpolate(messages.shownFrom, { first: start + 1, last, total })
      : interpolate(messages.shown, { last, total });

  useNearBottom(
    () => {
      if (!whole && !failed) more();
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
    } else if (whole && onLink.current) end.current?.focus({ preventScroll: true });
    if (whole) onLink.current = false;
  }, [events.length, whole]);

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
      {nothing ? null : whole ? (
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
