import { Link } from "react-router";
import { languageOf } from "../../components/language.ts";
import { useAddress, useWords } from "../../i18n/use-messages.ts";
import { Onward } from "../components/arrow-link.tsx";
import { Section } from "../components/section.tsx";
import styles from "./next-events.module.css";
import type { nextAtHome } from "./upcoming-events.ts";

/** The next events; nothing where none is announced. */
export function NextEvents({ events }: { events: Awaited<ReturnType<typeof nextAtHome>> }) {
  const words = useWords("home");
  const address = useAddress();
  if (events.length === 0) return null;
  return (
    <Section id="next" {...words.nextEvents} className={styles.next}>
      <ul>
        {events.map(({ key, title, address: to, where, says, status }) => (
          <li key={key} data-status={status}>
            <h3 lang={languageOf(title)}>
              <Link to={to}>{title}</Link>
            </h3>
            <p>{says}</p>
            <p lang={languageOf(where)}>{where}</p>
          </li>
        ))}
      </ul>
      <Onward to={address("/events")} says={words.allEvents} />
    </Section>
  );
}
