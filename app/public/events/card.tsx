import { getExcerpt, type ShownEvent } from "../../../shared/events/events.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { Drawing } from "../../components/icon.tsx";
import { dayIn, getDateParts } from "../../i18n/format-date.ts";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { ArrowLink } from "../components/section.tsx";
import { usePlaceNames } from "../lib/place-names.ts";
import styles from "./card.module.css";
import { Carousel } from "./carousel.tsx";
import { describeChange, getWeekday, getWhen, wholeDay } from "./event-text.ts";
import { eventUrl, FROM_LIST, toSpelling } from "./urls.ts";

/** Two thirds on phones: at 3x pixel density a photo looks the same as at 2x. */
const SIZES = "(max-width: 768px) calc(67vw - 21px), (max-width: 900px) 46vw, 430px";

interface CardProps {
  event: ShownEvent;
  /** Index in the list; absent outside. */
  place?: number;
  /** Above the fold. */
  eager: boolean;
  /** District filter; blank: all. */
  district: string;
}

export function EventCard({ event, place, eager, district }: CardProps) {
  const messages = useMessages("events");
  const address = useLocalizedHref();
  const { title, description, location, coming } = event;
  const excerpt = getExcerpt(description);
  return (
    <li id={place === undefined ? undefined : placeId(place)}>
      <article className={`hemmed ${styles.card}`}>
        <Carousel event={event} sizes={SIZES} eager={eager} />
        {location && <Badge location={location} />}
        <StatusLine event={event} />
        <div className={styles.words}>
          {coming ? (
            <div className={styles.when}>
              <DateBadge event={event} />
              <div>
                <h3 lang={detectLanguage(title)}>{title}</h3>
                <WhenAndWhere event={event} />
              </div>
            </div>
          ) : (
            <>
              <WhenAndWhere event={event} />
              <h3 lang={detectLanguage(title)}>{title}</h3>
            </>
          )}
          {excerpt && <p lang={detectLanguage(excerpt)}>{excerpt}</p>}
          <ArrowLink
            to={eventUrl(address("/events"), event, district)}
            state={FROM_LIST}
            about={title}
            text={messages.readMore}
          />
        </div>
      </article>
    </li>
  );
}

/** '7:00 am, Town ground'; undated news show their publication day. */
function WhenAndWhere({ event }: Pick<CardProps, "event">) {
  const dates = useMessages("dates");
  const messages = { dates, eventFacts: useMessages("eventFacts") };
  const { starts_at, venue, date, coming } = event;
  if (starts_at === null && !venue) return <time dateTime={date}>{dayIn(dates, date)}</time>;
  const when = getWhen(event, messages);
  return (
    <p className={styles.where}>
      {starts_at !== null && (
        <time dateTime={starts_at}>
          {when === null || !coming ? null : <span className="visually-hidden">{wholeDay(messages, starts_at)}, </span>}
          {when}
        </time>
      )}
      {when !== null && venue && ", "}
      <span lang={detectLanguage(venue)}>{venue}</span>
    </p>
  );
}

export function Badge({ location }: { location: string }) {
  const place = usePlaceNames().name(toSpelling(location));
  return (
    <p className={styles.badge} lang={detectLanguage(place)}>
      {place}
    </p>
  );
}

export const placeId = (place: number): string => `event-${place + 1}`;

/** Decorative: the text next to it has the date. */
export function DateBadge({ event: { starts_at, status, coming } }: { event: ShownEvent }) {
  const messages = useMessages("eventFacts");
  if (status === "postponed" || starts_at === null)
    return (
      <p className={styles.day} data-kind="none" aria-hidden="true">
        <span>{messages.noDay}</span>
        <b>
          <i />
        </b>
        <span>{messages.yet}</span>
      </p>
    );
  const { day, month, year } = getDateParts(starts_at);
  const kind = !coming || status === "cancelled" || status === "done" ? "off" : status;
  return (
    <p className={styles.day} data-kind={kind} aria-hidden="true">
      <span>{messages.monthsInBrief[month - 1]}</span>
      <b>{day}</b>
      <span>{coming ? messages.weekdaysInBrief[getWeekday(starts_at)] : year}</span>
    </p>
  );
}

/** Decorative. */
const STATUS_ICONS = {
  planned: null,
  moved: "M3 12h14M12 6l6 6-6 6M21 4v16",
  postponed: "M8 5v14M16 5v14",
  cancelled: "M5 5l14 14M19 5L5 19",
  done: null,
} as const;

/** Moved, postponed or cancelled, and why; otherwise nothing. */
export function StatusLine({ event }: { event: ShownEvent }) {
  const messages = { dates: useMessages("dates"), eventFacts: useMessages("eventFacts") };
  const sign = STATUS_ICONS[event.status];
  if (sign === null) return null;
  return (
    <div className={styles.state} data-status={event.status}>
      <Drawing path={sign} />
      <p>
        {describeChange(event, messages).map((message) => (
          <span key={message} lang={detectLanguage(message)}>
            {message}{" "}
          </span>
        ))}
      </p>
    </div>
  );
}
