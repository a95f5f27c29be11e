import { Link } from "react-router";
import { excerptOf, type ShownEvent } from "../../../domain/events.ts";
import { Icon } from "../../ui/icon.tsx";
import { languageOf } from "../../ui/language.ts";
import { useDates } from "../../words/use-dates.ts";
import { useAddress, useWords } from "../../words/use-words.ts";
import { usePlaces } from "../places.ts";
import { eventAddress, spelled } from "./addresses.ts";
import styles from "./card.module.css";
import { Carousel } from "./carousel.tsx";
import { FROM_LIST } from "./way-back.ts";

const SIZES = "(max-width: 768px) calc(100vw - 32px), (max-width: 900px) 46vw, 430px";

interface CardProps {
  event: ShownEvent;
  /** The place in the list, from 0: where a link to the next batch leads. */
  place: number;
  /** Whether it is among the first that are seen. */
  eager: boolean;
  /** The chosen one; blank: all. */
  district: string;
}

export function EventCard({ event, place, eager, district }: CardProps) {
  const words = useWords("events");
  const address = useAddress();
  const { day } = useDates();
  const { title, description, location, date } = event;
  const excerpt = excerptOf(description);
  return (
    <li id={placeId(place)}>
      <article className={styles.card}>
        <Carousel event={event} sizes={SIZES} eager={eager} />
        {location && <Badge location={location} />}
        <div className={styles.words}>
          <time dateTime={date}>{day(date)}</time>
          <h3 lang={languageOf(title)}>{title}</h3>
          {excerpt && <p lang={languageOf(excerpt)}>{excerpt}</p>}
          <Link className="text-link" to={eventAddress(address("/events"), event, district)} state={FROM_LIST}>
            {words.readMore}
            <span className="visually-hidden" lang={languageOf(title)}>
              {" "}
              {title}
            </span>
            <Icon name="arrow" />
          </Link>
        </div>
      </article>
    </li>
  );
}

/** Where an event happened, worn like a race number; a district as the panel has it. */
export function Badge({ location }: { location: string }) {
  const place = usePlaces().name(spelled(location));
  return (
    <p className={styles.badge} lang={languageOf(place)}>
      {place}
    </p>
  );
}

/** The id of the card at a place, from 0. */
export const placeId = (place: number): string => `event-${place + 1}`;
