import { useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { OpenEvent, ShownEvent } from "../../../shared/events/events.ts";
import { languageOf } from "../../components/language.ts";
import { dayIn } from "../../i18n/use-date-format.ts";
import { useAddress, useWords } from "../../i18n/use-messages.ts";
import { Onward } from "../components/arrow-link.tsx";
import { usePlaces } from "../lib/place-names.ts";
import { passOn } from "./event-cache.ts";
import { oneFurther, wayBackIn } from "./history-steps.ts";
import { Placeholder } from "./placeholder.tsx";
import styles from "./related-events.module.css";
import { lineOf } from "./status-text.ts";
import { eventAddress, listAddress, spelled } from "./urls.ts";

interface BesideProps {
  around: Omit<OpenEvent, "event"> | null;
  /** District filter; blank: all. */
  district: string;
}

export function Beside({ around, district }: BesideProps) {
  const words = useWords("events");
  const address = useAddress();
  const places = usePlaces();
  const dates = useWords("dates");
  const eventFacts = useWords("eventFacts");
  const { state } = useLocation();
  const way = wayBackIn(state);
  const next = around?.next ?? null;
  const others = around?.others ?? [];
  useEffect(() => passOn(around ? [around.next, ...around.others] : []), [around]);
  return (
    <aside className={styles.beside} aria-label={words.beside}>
      <div className={styles.next}>
        {next && (
          <>
            <h2>{words.nextPost}</h2>
            <p>
              <strong lang={languageOf(next.title)}>{next.title}</strong>
              <br />
              {next.location && `${places.name(spelled(next.location))}, `}
              {lineOf(next, { dates, eventFacts }) || dayIn(dates, next.date)}
            </p>
          </>
        )}
        <div className="button-row">
          {next && (
            <Onward
              className="button gold small"
              to={eventAddress(address("/event"), next, district)}
              state={oneFurther(way)}
              says={words.next}
              about={next.title}
            />
          )}
          <Back steps={way?.steps ?? 0} to={listAddress(address("/event"), { district })} />
        </div>
      </div>
      {others.length > 0 && (
        <div className={styles.others}>
          <h2>{words.others}</h2>
          <ul>
            {others.map((event) => (
              <Other
                key={event.key}
                event={event}
                to={eventAddress(address("/event"), event, district)}
                state={oneFurther(way)}
              />
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}

/** Back to the scroll position in the list if the visitor came from there. */
function Back({ steps, to }: { steps: number; to: string }) {
  const { back } = useWords("events");
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

function Other({ event, to, state }: { event: ShownEvent; to: string; state: unknown }) {
  const { read } = useWords("events");
  const { name } = usePlaces();
  const { id, title, location, pictures } = event;
  const place = name(spelled(location));
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
        <b lang={languageOf(title)}>{title}</b>
        {place && <small lang={languageOf(place)}>{place}</small>}
        <Onward to={to} state={state} about={title} says={read} />
      </div>
    </li>
  );
}
