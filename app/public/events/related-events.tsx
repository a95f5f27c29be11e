import { useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { OpenEvent, ShownEvent } from "../../../shared/events/events.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { dayIn } from "../../i18n/format-date.ts";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { ArrowLink } from "../components/section.tsx";
import { usePlaceNames } from "../lib/place-names.ts";
import styles from "./article.module.css";
import { getStatusText } from "./event-text.ts";
import { cacheEvent } from "./load.ts";
import { Placeholder } from "./placeholder.tsx";
import { addStep, eventUrl, getHistorySteps, listUrl, toSpelling } from "./urls.ts";

interface RelatedEventsProps {
  around: Pick<OpenEvent, "next" | "others"> | null;
  /** District filter; blank: all. */
  district: string;
}

export function RelatedEvents({ around, district }: RelatedEventsProps) {
  const messages = useMessages("events");
  const address = useLocalizedHref();
  const places = usePlaceNames();
  const dates = useMessages("dates");
  const eventFacts = useMessages("eventFacts");
  const { state } = useLocation();
  const history = getHistorySteps(state);
  const next = around?.next ?? null;
  const others = around?.others ?? [];
  useEffect(() => cacheEvent(around ? [around.next, ...around.others] : []), [around]);
  return (
    <aside className={styles.beside} aria-label={messages.moreEvents}>
      <div className={styles.next}>
        {next && (
          <>
            <h2>{messages.nextPost}</h2>
            <p>
              <strong lang={detectLanguage(next.title)}>{next.title}</strong>
              <br />
              {next.location && `${places.name(toSpelling(next.location))}, `}
              {getStatusText(next, { dates, eventFacts }) || dayIn(dates, next.date)}
            </p>
          </>
        )}
        <div className="button-row">
          {next && (
            <ArrowLink
              className="button gold small"
              to={eventUrl(address("/event"), next, district)}
              state={addStep(history)}
              text={messages.next}
              about={next.title}
            />
          )}
          <BackLink steps={history?.steps ?? 0} to={listUrl(address("/event"), { district })} />
        </div>
      </div>
      {others.length > 0 && (
        <div className={styles.others}>
          <h2>{messages.others}</h2>
          <ul>
            {others.map((event) => (
              <RelatedEvent
                key={event.key}
                event={event}
                to={eventUrl(address("/event"), event, district)}
                state={addStep(history)}
              />
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}

/** Back to the scroll position in the list if the visitor came from there. */
function BackLink({ steps, to }: { steps: number; to: string }) {
  const { back } = useMessages("events");
  const navigate = useNavigate();
  return (
    <Link
      className="button outlined small"
      to={to}
      onClick={(event) => {
        if (steps === 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(-steps);
      }}
    >
      {back}
    </Link>
  );
}

function RelatedEvent({ event, to, state }: { event: ShownEvent; to: string; state: unknown }) {
  const { read } = useMessages("events");
  const { name } = usePlaceNames();
  const { id, title, location, pictures } = event;
  const place = name(toSpelling(location));
  const [picture] = pictures;
  return (
    <li>
      <div className={styles.picture}>
        {picture ? (
          <img
            src={picture.sizes[0]?.address}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Placeholder id={id} />
        )}
      </div>
      <div>
        <b lang={detectLanguage(title)}>{title}</b>
        {place && <small lang={detectLanguage(place)}>{place}</small>}
        <ArrowLink to={to} state={state} about={title} text={read} />
      </div>
    </li>
  );
}
