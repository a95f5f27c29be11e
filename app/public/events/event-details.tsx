import { Suspense, useState } from "react";
import { Await, Link, useMatches } from "react-router";
import type { ShownEvent } from "../../../shared/events/events.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage, localizeUrl } from "../../../shared/i18n/languages.ts";
import { STATUS_RATIOS } from "../../../shared/og-images/og-images.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Drawing, Icon } from "../../components/icon.tsx";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { REQUIRES_HYDRATION } from "../../inline/public-page.ts";
import { ArrowLink } from "../components/section.tsx";
import { getPlaceName, usePlaceNames } from "../lib/place-names.ts";
import { getOrigin } from "../seo/meta.ts";
import { DateBadge, StatusLine } from "./card.tsx";
import styles from "./event-details.module.css";
import { describeChange, getWhen, wholeDay } from "./event-text.ts";
import { eventUrl, listUrl, toSpelling } from "./urls.ts";

interface EventDetailsProps {
  event: ShownEvent;
  /** District contact numbers. */
  phones: string[] | Promise<string[]>;
}

const DIRECTIONS = "M4 21V10q0-3 3-3h12M14 2l5 5-5 5";

export function EventDetails({ event, phones }: EventDetailsProps) {
  const { status, coming, location, venue } = event;
  const takesPlace = coming && (status === "planned" || status === "moved");
  return (
    <section className={`hemmed ${styles.facts}`}>
      <StatusLine event={event} />
      <When event={event} />
      <dl>
        {(venue || (takesPlace && location)) && <Where event={event} showsMap={coming && status !== "cancelled"} />}
        {phones instanceof Promise ? (
          <Suspense>
            <Await resolve={phones} errorElement={null}>
              {(known) => <Contact place={location} phones={known} />}
            </Await>
          </Suspense>
        ) : (
          <Contact place={location} phones={phones} />
        )}
      </dl>
      <p className={styles.act}>{takesPlace ? <Register /> : <OtherDistricts place={location} />}</p>
      <ShareLinks event={event} calendar={takesPlace && event.starts_at !== null} />
    </section>
  );
}

function When({ event }: { event: ShownEvent }) {
  const messages = { dates: useMessages("dates"), eventFacts: useMessages("eventFacts") };
  const { starts_at, status, coming } = event;
  const when = getWhen(event, messages);
  if (starts_at === null || when === null) return null;
  const takesPlace = coming && (status === "planned" || status === "moved");
  return (
    <div className={styles.when}>
      <DateBadge event={event} />
      <p>
        {takesPlace && <b>{wholeDay(messages, starts_at)}</b>}
        {status === "cancelled" && <b>{messages.eventFacts.cancelledHeading}</b>}
        <time dateTime={starts_at}>{when}</time>
      </p>
    </div>
  );
}

/** Links to an external map; nothing is embedded. */
function Where({ event: { venue, location }, showsMap }: { event: ShownEvent; showsMap: boolean }) {
  const messages = useMessages("eventFacts");
  const { name } = usePlaceNames();
  const place = name(toSpelling(location));
  const query = [venue, location, "Kerala, India"].filter(Boolean).join(", ");
  return (
    <div>
      <dt>
        <Icon name="pin" />
        <span className="visually-hidden">{messages.where}</span>
      </dt>
      <dd>
        <b>
          <span lang={detectLanguage(venue)}>{venue}</span>
          {venue && place && ", "}
          <span lang={detectLanguage(place)}>{place}</span>
        </b>
        {showsMap && (
          <a
            className="text-link"
            href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`}
            rel="noopener noreferrer"
          >
            {messages.directions}
            <Drawing path={DIRECTIONS} />
          </a>
        )}
      </dd>
    </div>
  );
}

function Contact({ place, phones }: { place: string; phones: string[] }) {
  const messages = useMessages("eventFacts");
  const { name } = usePlaceNames();
  const [phone] = phones;
  if (phone === undefined) return null;
  const district = name(toSpelling(place));
  return (
    <div>
      <dt>
        <Icon name="phone" />
        <span className="visually-hidden">{messages.contact}</span>
      </dt>
      <dd>
        {district}
        <a className={styles.phone} href={`tel:+91${phone}`}>
          <span className="visually-hidden">{interpolate(messages.call, { district })} </span>
          {formatPhone(phone)}
        </a>
      </dd>
    </div>
  );
}

function Register() {
  const { register } = useMessages("eventFacts");
  const address = useLocalizedHref();
  return <ArrowLink className="button red" to={address("/registration")} text={register} />;
}

function OtherDistricts({ place }: { place: string }) {
  const messages = useMessages("eventFacts");
  const address = useLocalizedHref();
  const { there } = usePlaceNames();
  return (
    <Link className="button outlined" to={listUrl(address("/events"), { district: toSpelling(place) })}>
      {place ? interpolate(messages.otherEvents, { there: there(place) }) : messages.allEvents}
    </Link>
  );
}

const COPY = "M8 8h13v13H8zM16 8V3H3v13h5";

const PICTURE = "M3 4h18v16H3zM3 16l5-5 5 5 3-3 5 5";
/** Not from `og-images.ts`, which would be another file to load. */
const CALENDAR = "M3 5h18v16H3zM3 10h18M8 2v5M16 2v5";

function ShareLinks({ event, calendar }: { event: ShownEvent; calendar: boolean }) {
  const messages = useMessages("eventFacts");
  const dates = useMessages("dates");
  const language = useLanguage();
  const address = useLocalizedHref();
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState(false);
  const { title, venue, location, starts_at } = event;
  const url = getOrigin(useMatches()) + eventUrl(address("/events"), event);
  const options = { dates, eventFacts: messages };
  const goesOn = event.coming && event.status !== "postponed" && event.status !== "cancelled";
  const when = [goesOn && starts_at && wholeDay(options, starts_at), getWhen(event, options)]
    .filter(Boolean)
    .join(", ");
  const where = [venue, getPlaceName(language, toSpelling(location))].filter(Boolean).join(", ");
  const text = [title, ...describeChange(event, options), when, where, url].filter(Boolean).join("\n");

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Clipboard denied.
      setShown(true);
    }
  };
  return (
    <div className={styles.tell}>
      <p>{messages.share}</p>
      <ul>
        <li>
          <a href={`https://wa.me/?text=${encodeURIComponent(text)}`} rel="noopener noreferrer">
            <Icon name="chat" />
            WhatsApp
          </a>
        </li>
        <li className={styles.scripted}>
          <button type="button" {...{ [REQUIRES_HYDRATION]: "" }} onClick={copy}>
            <Drawing path={COPY} />
            <span aria-hidden={copied}>{copied ? messages.copied : messages.copyLink}</span>
            <span className="visually-hidden" role="status">
              {copied && messages.copied}
            </span>
          </button>
        </li>
        {Object.entries(STATUS_RATIOS).map(([shape, sides]) => (
          <li key={shape} data-not-exported="">
            <a
              href={`${localizeUrl(language, "/shared/event.png")}?${new URLSearchParams({ of: event.key, shape })}`}
              download
            >
              <Drawing path={PICTURE} />
              {interpolate(messages.statusPicture, { shape: sides })}
            </a>
          </li>
        ))}
        {calendar && (
          <li>
            <a href={`${address("/events")}/${event.id}.ics?${new URLSearchParams({ e: event.key })}`}>
              <Drawing path={CALENDAR} />
              {messages.calendar}
            </a>
          </li>
        )}
      </ul>
      <p className={shown ? styles.address : `${styles.address} ${styles.unscripted}`}>
        {messages.addressOfPage} <b>{url}</b>
      </p>
    </div>
  );
}
