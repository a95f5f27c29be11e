import { Link } from "react-router";
import { detectLanguage } from "../../components/language.ts";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { ArrowLink } from "../components/arrow-link.tsx";
import { Section } from "../components/section.tsx";
import styles from "./next-events.module.css";
import type { getUpcomingEvents } from "./upcoming-events.ts";

/** The next events; nothing where none is announced. */
export function NextEvents({ events }: { events: Awaited<ReturnType<typeof getUpcomingEvents>> }) {
  const messages = useMessages("home");
  const address = useLocalizedHref();
  if (events.length === 0) return null;
  return (
    <Section id="next" {...messages.nextEvents} className={styles.next}>
      <ul>
        {events.map(({ key, title, address: to, where, says, status }) => (
          <li key={key} data-status={status}>
            <h3 lang={detectLanguage(title)}>
              <Link to={to}>{title}</Link>
            </h3>
            <p>{says}</p>
            <p lang={detectLanguage(where)}>{where}</p>
          </li>
        ))}
      </ul>
      <ArrowLink to={address("/events")} says={messages.allEvents} />
    </Section>
  );
}
