import { useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { dayOf, type OpenEvent, type ShownEvent } from "../../../domain/events.ts";
import { Icon } from "../../ui/icon.tsx";
import { languageOf } from "../../ui/language.ts";
import { eventAddress, listAddress, spelled } from "./addresses.ts";
import { passOn } from "./passed-on.ts";
import { Placeholder } from "./placeholder.tsx";
import { oneFurther, wayBackIn } from "./way-back.ts";

interface BesideProps {
  around: Omit<OpenEvent, "event"> | null;
  /** The chosen one, in which every way leads on; blank: all. */
  district: string;
}

/** 'Next Post', 'Back' and 'Other Blogs'. */
export function Beside({ around, district }: BesideProps) {
  const { state } = useLocation();
  const way = wayBackIn(state);
  const next = around?.next ?? null;
  const others = around?.others ?? [];
  useEffect(() => passOn(around ? [around.next, ...around.others] : []), [around]);
  return (
    <aside className="beside" aria-label="More events">
      <div className="nx">
        {next && (
          <>
            <h2>Next Post</h2>
            <p>
              <strong lang={languageOf(next.title)}>{next.title}</strong>
              <br />
              {next.location && `${spelled(next.location)}, `}
              {dayOf(next.date)}
            </p>
          </>
        )}
        <div className="acts">
          {next && (
            <Link className="btn gold sm" to={eventAddress("/event", next, district)} state={oneFurther(way)}>
              Next
              <span className="sr" lang={languageOf(next.title)}>
                {" "}
                {next.title}
              </span>
              <Icon name="arrow" />
            </Link>
          )}
          <Back steps={way?.steps ?? 0} to={listAddress("/event", { district })} />
        </div>
      </div>
      {others.length > 0 && (
        <div className="ob">
          <h2>Other Blogs</h2>
          <ul>
            {others.map((event) => (
              <Other
                key={event.key}
                event={event}
                to={eventAddress("/event", event, district)}
                state={oneFurther(way)}
              />
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}

/** To the list: to the very place in it that the visitor came from, when there is one. */
function Back({ steps, to }: { steps: number; to: string }) {
  const navigate = useNavigate();
  return (
    <Link
      className="btn line sm"
      to={to}
      onClick={(event) => {
        if (steps === 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(-steps);
      }}
    >
      Back
    </Link>
  );
}

const Other = ({ event, to, state }: { event: ShownEvent; to: string; state: unknown }) => {
  const { id, title, location, pictures } = event;
  const [picture] = pictures;
  return (
    <li>
      <div className="th">
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
        {location && <small lang={languageOf(spelled(location))}>{spelled(location)}</small>}
        <Link className="tlink" to={to} state={state}>
          Read
          <span className="sr" lang={languageOf(title)}>
            {" "}
            {title}
          </span>
          <Icon name="arrow" />
        </Link>
      </div>
    </li>
  );
};
