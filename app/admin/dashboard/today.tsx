import { Link } from "react-router";
import type { Today } from "../../../domain/dashboard.rules.ts";
import { DASHBOARD_WORDS } from "../../../domain/dashboard.ts";
import { fill } from "../../../domain/filled.ts";
import { SUBMISSIONS_SCREEN, TESTIMONIALS_SCREEN } from "../layout/screens.ts";
import { timeSince } from "../waiting.ts";
import styles from "./today.module.css";

interface StartLineProps {
  today: Today;
  /** The moment as it is now, in milliseconds. */
  now: number;
}

/** The work of today as lanes, each a link to where it is done; nothing for whoever has none of it. */
export function StartLine({ today: { enquiries, stories, stories_since }, now }: StartLineProps) {
  if (enquiries === null && stories === null) return null;
  return (
    <nav className={styles.lanes} aria-label={DASHBOARD_WORDS.today}>
      {enquiries && (
        <>
          <Lane
            to={`${SUBMISSIONS_SCREEN}?tab=urgent`}
            figure={enquiries.urgent}
            words={DASHBOARD_WORDS.urgent}
            since={enquiries.urgent_since}
            now={now}
            pressing={enquiries.urgent > 0}
          />
          <Lane
            to={`${SUBMISSIONS_SCREEN}?tab=new`}
            figure={enquiries.new}
            words={DASHBOARD_WORDS.newEnquiries}
            since={enquiries.new_since}
            now={now}
          />
        </>
      )}
      {stories !== null && (
        <Lane
          to={TESTIMONIALS_SCREEN}
          figure={stories}
          words={DASHBOARD_WORDS.storiesToRead}
          since={stories_since}
          now={now}
        />
      )}
    </nav>
  );
}

interface LaneProps {
  to: string;
  figure: number;
  words: string;
  /** When the one came that waits longest. */
  since: string | null;
  now: number;
  /** It comes before everything else. */
  pressing?: boolean;
}

const Lane = ({ to, figure, words, since, now, pressing = false }: LaneProps) => (
  <Link to={to} data-pressing={pressing || undefined}>
    <b>{figure.toLocaleString("en-IN")}</b>{" "}
    <span>
      {words}
      {since !== null && (
        <>
          {" "}
          <small>{fill(DASHBOARD_WORDS.firstWaits, { time: timeSince(since, now) })}</small>
        </>
      )}
    </span>
  </Link>
);
