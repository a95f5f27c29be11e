import { useState } from "react";
import { useMatches } from "react-router";
import type { ShownEvent } from "../../../shared/events/events.ts";
import { Drawing, Icon } from "../../components/icon.tsx";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { REQUIRES_HYDRATION } from "../../inline/lazy-hydration.ts";
import { getPlaceName } from "../lib/place-names.ts";
import { getOrigin } from "../seo/meta.ts";
import { wholeDay } from "./format-date.ts";
import styles from "./share-links.module.css";
import { describeChange, getWhen } from "./status-text.ts";
import { eventUrl, toSpelling } from "./urls.ts";

const COPY = "M8 8h13v13H8zM16 8V3H3v13h5";

const CALENDAR = "M3 5h18v16H3zM3 10h18M8 2v5M16 2v5";

export function ShareLinks({ event, calendar }: { event: ShownEvent; calendar: boolean }) {
  const messages = useMessages("eventFacts");
  const dates = useMessages("dates");
  const language = useLanguage();
  const address = useLocalizedHref();
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState(false);
  const { title, venue, location, starts_at } = event;
  const here = getOrigin(useMatches()) + eventUrl(address("/events"), event);
  const say = { dates, eventFacts: messages };
  const goesOn = event.coming && event.status !== "postponed" && event.status !== "cancelled";
  const when = [goesOn && starts_at && wholeDay(say, starts_at), getWhen(event, say)].filter(Boolean).join(", ");
  const where = [venue, getPlaceName(language, toSpelling(location))].filter(Boolean).join(", ");
  const text = [title, ...describeChange(event, say), when, where, here].filter(Boolean).join("\n");

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(here);
      setCopied(true);
    } catch {
      // Clipboard denied.
      setShown(true);
    }
  };
  return (
    <div className={styles.tell}>
      <p>{messages.tellOthers}</p>
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
        {messages.addressOfPage} <b>{here}</b>
      </p>
    </div>
  );
}
