import { Form, Link } from "react-router";
import { fill } from "../../../shared/i18n/interpolate.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { languageOf } from "../../components/language.ts";
import { useAddress, useWords } from "../../i18n/use-messages.ts";
import { State } from "../components/empty-state.tsx";
import { usePlaces } from "../lib/place-names.ts";
import styles from "./list-states.module.css";
import type { Around } from "./load.ts";
import { lineOf } from "./status-text.ts";
import { eventAddress, spelled } from "./urls.ts";

interface NoEventsProps {
  district: string;
  around: Around | null;
}

export function NoEvents({ district, around }: NoEventsProps) {
  const words = useWords("events");
  const { name } = usePlaces();
  return (
    <State lanes="empty">
      {district && (
        <h3 className={styles.place} lang={languageOf(name(district))}>
          {name(district)}
        </h3>
      )}
      <b>{district ? words.none : words.noneAtAll}</b>
      {around && <WaysOn district={district} around={around} />}
    </State>
  );
}

function WaysOn({ district, around: { nearest, phones } }: NoEventsProps & { around: Around }) {
  const words = useWords("eventFacts");
  const dates = useWords("dates");
  const address = useAddress();
  const { name } = usePlaces();
  return (
    <>
      {nearest && (
        <p>
          {words.nearest}{" "}
          <Link to={eventAddress(address("/events"), nearest)} lang={languageOf(nearest.title)}>
            {nearest.title}
          </Link>
          {`, ${name(spelled(nearest.location))}, ${lineOf(nearest, { dates, eventFacts: words })}`}
        </p>
      )}
      <p className="button-row">
        {phones.map((phone) => (
          <a key={phone} className="button outlined" href={`tel:+91${phone}`}>
            {fill(words.call, { district: name(district) })} {formatPhone(phone)}
          </a>
        ))}
        <Link className="button" to={address("/registration")}>
          {words.youMayRegister}
        </Link>
      </p>
    </>
  );
}

interface NotLoadedProps {
  /** Retried path. */
  path: string;
  parameters?: Record<string, string>;
  /** Used after hydration. */
  onRetry?: () => void;
  busy?: boolean;
}

export function NotLoaded({ path, parameters = {}, onRetry, busy }: NotLoadedProps) {
  const { notLoaded } = useWords("eventList");
  const { retry } = useWords("faults");
  return (
    <State lanes="broken">
      <b>{notLoaded}</b>
      <Form
        method="get"
        action={path}
        replace
        preventScrollReset
        onSubmit={(event) => {
          if (!onRetry) return;
          event.preventDefault();
          onRetry();
        }}
      >
        {Object.entries(parameters).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <button type="submit" className="button red small" aria-disabled={busy || undefined}>
          {retry}
        </button>
      </Form>
    </State>
  );
}
