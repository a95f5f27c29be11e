import { Form, Link } from "react-router";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { usePlaceNames } from "../lib/place-names.ts";
import { getStatusText } from "./event-text.ts";
import styles from "./list.module.css";
import type { Around } from "./load.ts";
import { eventUrl, toSpelling } from "./urls.ts";

interface NoEventsProps {
  district: string;
  around: Around | null;
}

export function NoEvents({ district, around }: NoEventsProps) {
  const messages = useMessages("events");
  const { name } = usePlaceNames();
  return (
    <EmptyState lanes="empty">
      {district && (
        <h3 className={styles.place} lang={detectLanguage(name(district))}>
          {name(district)}
        </h3>
      )}
      <b>{district ? messages.none : messages.noneAtAll}</b>
      {around && <OtherLinks district={district} around={around} />}
    </EmptyState>
  );
}

function OtherLinks({ district, around: { nearest, phones } }: NoEventsProps & { around: Around }) {
  const messages = useMessages("eventFacts");
  const dates = useMessages("dates");
  const address = useLocalizedHref();
  const { name } = usePlaceNames();
  return (
    <>
      {nearest && (
        <p>
          {messages.nearest}{" "}
          <Link to={eventUrl(address("/events"), nearest)} lang={detectLanguage(nearest.title)}>
            {nearest.title}
          </Link>
          {`, ${name(toSpelling(nearest.location))}, ${getStatusText(nearest, { dates, eventFacts: messages })}`}
        </p>
      )}
      <p className="button-row">
        {phones.map((phone) => (
          <a key={phone} className="button outlined" href={`tel:+91${phone}`}>
            {interpolate(messages.call, { district: name(district) })} {formatPhone(phone)}
          </a>
        ))}
        <Link className="button" to={address("/registration")}>
          {messages.youMayRegister}
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
  const { notLoaded } = useMessages("eventList");
  const { retry } = useMessages("faults");
  return (
    <EmptyState lanes="broken">
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
    </EmptyState>
  );
}
