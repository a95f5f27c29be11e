import { Suspense } from "react";
import { Await, Link } from "react-router";
import type { ShownEvent } from "../../../shared/events/events.ts";
import { fill } from "../../../shared/i18n/interpolate.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Drawing, Icon } from "../../components/icon.tsx";
import { languageOf } from "../../components/language.ts";
import { useAddress, useWords } from "../../i18n/use-messages.ts";
import { Onward } from "../components/arrow-link.tsx";
import { usePlaces } from "../lib/place-names.ts";
import { DayBib } from "./date-badge.tsx";
import styles from "./event-details.module.css";
import { wholeDay } from "./format-date.ts";
import { TellOthers } from "./share-links.tsx";
import { StateLine } from "./status-line.tsx";
import { whenOf } from "./status-text.ts";
import { listAddress, spelled } from "./urls.ts";

interface FactBoxProps {
  event: ShownEvent;
  /** District contact numbers. */
  phones: string[] | Promise<string[]>;
}

const WAY = "M4 21V10q0-3 3-3h12M14 2l5 5-5 5";

export function FactBox({ event, phones }: FactBoxProps) {
  const { status, coming, location, venue } = event;
  const takesPlace = coming && (status === "planned" || status === "moved");
  return (
    <section className={`hemmed ${styles.facts}`}>
      <StateLine event={event} />
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
      <p className={styles.act}>{takesPlace ? <Register /> : <Others place={location} />}</p>
      <TellOthers event={event} calendar={takesPlace && event.starts_at !== null} />
    </section>
  );
}

function When({ event }: { event: ShownEvent }) {
  const words = { dates: useWords("dates"), eventFacts: useWords("eventFacts") };
  const { starts_at, status, coming } = event;
  const when = whenOf(event, words);
  if (starts_at === null || when === null) return null;
  const takesPlace = coming && (status === "planned" || status === "moved");
  return (
    <div className={styles.when}>
      <DayBib event={event} />
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
  const words = useWords("eventFacts");
  const { name } = usePlaces();
  const place = name(spelled(location));
  const asked = [venue, location, "Kerala, India"].filter(Boolean).join(", ");
  return (
    <div>
      <dt>
        <Icon name="pin" />
        <span className="visually-hidden">{words.where}</span>
      </dt>
      <dd>
        <b>
          <span lang={languageOf(venue)}>{venue}</span>
          {venue && place && ", "}
          <span lang={languageOf(place)}>{place}</span>
        </b>
        {way && (
          <a
            className="text-link"
            href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: asked })}`}
            rel="noopener noreferrer"
          >
            {words.directions}
            <Drawing path={WAY} />
          </a>
        )}
      </dd>
    </div>
  );
}

function Contact({ place, phones }: { place: string; phones: string[] }) {
  const words = useWords("eventFacts");
  const { name } = usePlaces();
  const [phone] = phones;
  if (phone === undefined) return null;
  const district = name(spelled(place));
  return (
    <div>
      <dt>
        <Icon name="phone" />
        <span className="visually-hidden">{words.contact}</span>
      </dt>
      <dd>
        {district}
        <a className={styles.phone} href={`tel:+91${phone}`}>
          <span className="visually-hidden">{fill(words.call, { district })} </span>
          {formatPhone(phone)}
        </a>
      </dd>
    </div>
  );
}

function Register() {
  const { register } = useWords("eventFacts");
  const address = useAddress();
  return <Onward className="button red" to={address("/registration")} says={register} />;
}

function Others({ place }: { place: string }) {
  const words = useWords("eventFacts");
  const address = useAddress();
  const { there } = usePlaces();
  return (
    <Link className="button outlined" to={listAddress(address("/events"), { district: spelled(place) })}>
      {place ? fill(words.otherEvents, { there: there(place) }) : words.allEvents}
    </Link>
  );
}
