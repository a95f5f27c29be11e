import { Suspense } from "react";
import { Await, Link } from "react-router";
import type { ShownEvent } from "../../../shared/events/events.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Drawing, Icon } from "../../components/icon.tsx";
import { detectLanguage } from "../../components/language.ts";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { ArrowLink } from "../components/arrow-link.tsx";
import { usePlaceNames } from "../lib/place-names.ts";
import { DateBadge } from "./date-badge.tsx";
import styles from "./event-details.module.css";
import { wholeDay } from "./format-date.ts";
import { ShareLinks } from "./share-links.tsx";
import { StatusLine } from "./status-line.tsx";
import { getWhen } from "./status-text.ts";
import { listUrl, toSpelling } from "./urls.ts";

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
        {(venue || (takesPlace && location)) && <Where event={event} way={coming && status !== "cancelled"} />}
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
  const words = { dates: useMessages("dates"), eventFacts: useMessages("eventFacts") };
  const { starts_at, status, coming } = event;
  const when = getWhen(event, words);
  if (starts_at === null || when === null) return null;
  const takesPlace = coming && (status === "planned" || status === "moved");
  return (
    <div className={styles.when}>
      <DateBadge event={event} />
      <p>
        {takesPlace && <b>{wholeDay(words, starts_at)}</b>}
        {status === "cancelled" && <b>{words.eventFacts.doesNotTakePlace}</b>}
        <time dateTime={starts_at}>{when}</time>
      </p>
    </div>
  );
}

/** Links to an external map; nothing is embedded. */
function Where({ event: { venue, location }, way }: { event: ShownEvent; way: boolean }) {
  const messages = useMessages("eventFacts");
  const { name } = usePlaceNames();
  const place = name(toSpelling(location));
  const asked = [venue, location, "Kerala, India"].filter(Boolean).join(", ");
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
        {way && (
          <a
            className="text-link"
            href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: asked })}`}
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
  return <ArrowLink className="button red" to={address("/registration")} says={register} />;
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
