import { getExcerpt, type ShownEvent } from "../../../shared/events/events.ts";
import { detectLanguage } from "../../components/language.ts";
import { dayIn } from "../../i18n/use-date-format.ts";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { ArrowLink } from "../components/arrow-link.tsx";
import { usePlaceNames } from "../lib/place-names.ts";
import styles from "./card.module.css";
import { Carousel } from "./carousel.tsx";
import { DateBadge } from "./date-badge.tsx";
import { wholeDay } from "./format-date.ts";
import { FROM_LIST } from "./history-steps.ts";
import { StatusLine } from "./status-line.tsx";
import { getWhen } from "./status-text.ts";
import { eventUrl, toSpelling } from "./urls.ts";

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
            says={messages.readMore}
          />
        </div>
      </article>
    </li>
  );
}

/** '7:00 am, Town ground'; undated news show their publication day. */
function WhenAndWhere({ event }: Pick<CardProps, "event">) {
  const dates = useMessages("dates");
  const words = { dates, eventFacts: useMessages("eventFacts") };
  const { starts_at, venue, date, coming } = event;
  if (starts_at === null && !venue) return <time dateTime={date}>{dayIn(dates, date)}</time>;
  const when = getWhen(event, words);
  return (
    <p className={styles.where}>
      {starts_at !== null && (
        <time dateTime={starts_at}>
          {when === null || !coming ? null : <span className="visually-hidden">{wholeDay(words, starts_at)}, </span>}
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
