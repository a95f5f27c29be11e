import { Link } from "react-router";
import type { ShownEvent } from "../../../shared/events/events.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage, type Language, localizeUrl } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import { getDateParts, timeIn } from "../../i18n/format-date.ts";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import type { PageContext } from "../../page-context.ts";
import { ArrowLink, Section } from "../components/section.tsx";
import { type EventMessages, getMoveText, getWeekday, wholeDay } from "../events/event-text.ts";
import { localizeEvent, willTakePlace } from "../events/load.ts";
import { Placeholder } from "../events/placeholder.tsx";
import { eventUrl, LIST, listUrl, toSpelling } from "../events/urls.ts";
import { MyDistrict } from "../lib/my-district.tsx";
import { getPlaceName, usePlaceNames } from "../lib/place-names.ts";
import styles from "./next-events.module.css";

/** The next events; nothing where none is announced. */
export function NextEvents({ events, others }: Awaited<ReturnType<typeof loadNextEvents>>) {
  const messages = useMessages("home");
  const address = useLocalizedHref();
  const { eventsThere } = useMessages("eventList");
  const { there } = usePlaceNames();
  if (events.length === 0) return null;
  return (
    <Section id="next" {...messages.nextEvents} className={styles.next}>
      <MyDistrict>
        {(district) => (
          <ArrowLink
            to={`${listUrl(address("/events"), { district })}#${LIST}`}
            text={interpolate(eventsThere, { there: there(district) })}
          />
        )}
      </MyDistrict>
      <ul>
        {events.map(({ key, title, to, picture, bib, day, says, moved }, index) => (
          <li key={key}>
            <Link to={to}>
              <span className={styles.picture}>
                {picture ? <img {...picture} alt="" loading="lazy" decoding="async" /> : <Placeholder id={index} />}
              </span>
              {bib && (
                <span className={styles.day} data-moved={moved !== undefined} aria-hidden="true">
                  <span>{bib.month}</span>
                  <b>{bib.day}</b>
                  <span>{bib.weekday}</span>
                </span>
              )}
              <span className={styles.words}>
                <h3 lang={detectLanguage(title)}>{title}</h3>
                <span className={styles.place} lang={detectLanguage(says)}>
                  {day && <span className="visually-hidden">{day}, </span>}
                  {says}
                </span>
                {moved && <span className={styles.moved}>{moved}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.others}>
        {others} <ArrowLink to={address("/events")} text={messages.allEvents} />
      </p>
    </Section>
  );
}

const COUNT = 3;

const MEGA_MARATHON = /mega.?marathon|മെഗാ.?മാരത്തോ?ൺ/iu;

/** CSS pixels on a phone and on wide screens. */
const SIZES = "(max-width: 760px) 92vw, 390px";

/** The next events that take place and always the mega marathon, in the words of the page: put together by the loader, so that no script has to. */
export async function loadNextEvents(services: PageContext["services"], language: Language, messages: EventMessages) {
  const upcoming = (await services.events.listComing("", isMegaMarathon)).filter(willTakePlace);
  const next = upcoming.slice(0, COUNT);
  const mega = upcoming.find(isMegaMarathon);
  if (mega && !next.includes(mega)) next[COUNT - 1] = mega;
  const events = next.map((shown) => {
    const event = localizeEvent(language, shown);
    const { key, title, starts_at, status, venue, location } = event;
    const where = [venue, getPlaceName(language, toSpelling(location))].filter(Boolean).join(", ");
    return {
      key,
      title,
      to: eventUrl(localizeUrl(language, "/events" satisfies PublicLink), event),
      picture: getPicture(event),
      bib: starts_at === null ? null : getBib(starts_at, messages),
      day: starts_at === null ? null : wholeDay(messages, starts_at),
      says: [starts_at && timeIn(messages.dates, starts_at), where].filter(Boolean).join(" · "),
      moved: status === "moved" ? getMoveText(event, messages) : undefined,
    };
  });
  return { events, others: events.length > 0 ? messages.eventFacts.movedAndCancelled : "" };
}

const isMegaMarathon = ({ title, title_ml }: Pick<ShownEvent, "title" | "title_ml">): boolean =>
  MEGA_MARATHON.test(`${title} ${title_ml}`);

function getPicture({ pictures: [first] }: ShownEvent) {
  if (!first) return null;
  const { sizes, width, height } = first;
  return {
    src: sizes[0]?.address,
    srcSet: sizes
      .slice(0, 2)
      .map((copy) => `${copy.address} ${copy.width}w`)
      .join(", "),
    sizes: SIZES,
    width,
    height,
  };
}

function getBib(moment: string, { eventFacts }: EventMessages) {
  const { day, month } = getDateParts(moment);
  return {
    month: eventFacts.monthsInBrief[month - 1],
    day,
    weekday: eventFacts.weekdaysInBrief[getWeekday(moment)],
  };
}
