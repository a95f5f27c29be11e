import { excerptOf, type ShownEvent } from "../../../shared/events/events.ts";
import { languageOf } from "../../components/language.ts";
import { dayIn } from "../../i18n/use-date-format.ts";
import { useAddress, useWords } from "../../i18n/use-messages.ts";
import { Onward } from "../components/arrow-link.tsx";
import { usePlaces } from "../lib/place-names.ts";
import styles from "./card.module.css";
import { Carousel } from "./carousel.tsx";
import { DayBib } from "./date-badge.tsx";
import { wholeDay } from "./format-date.ts";
import { FROM_LIST } from "./history-steps.ts";
import { StateLine } from "./status-line.tsx";
import { whenOf } from "./status-text.ts";
import { eventAddress, spelled } from "./urls.ts";

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
  const words = useWords("events");
  const address = useAddress();
  const { title, description, location, coming } = event;
  const excerpt = excerptOf(description);
  return (
    <li id={place === undefined ? undefined : placeId(place)}>
      <article className={`hemmed ${styles.card}`}>
        <Carousel event={event} sizes={SIZES} eager={eager} />
        {location && <Badge location={location} />}
        <StateLine event={event} />
        <div className={styles.words}>
          {coming ? (
            <div className={styles.when}>
              <DayBib event={event} />
              <div>
                <h3 lang={languageOf(title)}>{title}</h3>
                <WhenAndWhere event={event} />
              </div>
            </div>
          ) : (
            <>
              <WhenAndWhere event={event} />
              <h3 lang={languageOf(title)}>{title}</h3>
            </>
          )}
          {excerpt && <p lang={languageOf(excerpt)}>{excerpt}</p>}
          <Onward
            to={eventAddress(address("/events"), event, district)}
            state={FROM_LIST}
            about={title}
            says={words.readMore}
          />
        </div>
      </article>
    </li>
  );
}

/** '7:00 am, Town ground'; undated news show their publication day. */
function WhenAndWhere({ event }: Pick<CardProps, "event">) {
  const dates = useWords("dates");
  const words = { dates, eventFacts: useWords("eventFacts") };
  const { starts_at, venue, date, coming } = event;
  if (starts_at === null && !venue) return <time dateTime={date}>{dayIn(dates, date)}</time>;
  const when = whenOf(event, words);
  return (
    <p className={styles.where}>
      {starts_at !== null && (
        <time dateTime={starts_at}>
          {when === null || !coming ? null : <span className="visually-hidden">{wholeDay(words, starts_at)}, </span>}
          {when}
        </time>
      )}
      {when !== null && venue && ", "}
      <span lang={languageOf(venue)}>{venue}</span>
    </p>
  );
}

export function Badge({ location }: { location: string }) {
  const place = usePlaces().name(spelled(location));
  return (
    <p className={styles.badge} lang={languageOf(place)}>
      {place}
    </p>
  );
}

export const placeId = (place: number): string => `event-${place + 1}`;
