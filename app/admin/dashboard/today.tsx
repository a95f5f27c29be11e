import { Link, type LinkProps } from "react-router";
import type { EventsToday, Today } from "../../../shared/dashboard/dashboard.schema.ts";
import { DASHBOARD_COPY } from "../../../shared/dashboard/dashboard.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { ENQUIRIES_SCREEN, TESTIMONIALS_SCREEN } from "../layout/screens.ts";
import { formatDate } from "../lib/format-date.ts";
import { timeSince } from "../lib/format-waiting-time.ts";
import { useEventPlaces } from "./next-events.tsx";
import styles from "./today.module.css";

interface StartLineProps {
  today: Today;
  /** Milliseconds. */
  now: number;
}

export function StartLine({ today: { enquiries, stories, stories_since, events }, now }: StartLineProps) {
  const { list, opens } = useEventPlaces();
  if (enquiries === null && stories === null) return null;
  return (
    <nav className={styles.lanes} aria-label={DASHBOARD_COPY.today}>
      {enquiries && (
        <>
          <Lane
            to={`${ENQUIRIES_SCREEN}?tab=urgent`}
            figure={enquiries.urgent}
            words={DASHBOARD_COPY.urgent}
            beside={waitsSince(enquiries.urgent_since, now)}
            pressing={enquiries.urgent > 0}
          />
          <Lane
            to={`${ENQUIRIES_SCREEN}?tab=new`}
            figure={enquiries.new}
            words={DASHBOARD_COPY.newEnquiries}
            beside={waitsSince(enquiries.new_since, now)}
          />
        </>
      )}
      {stories !== null && (
        <Lane
          to={TESTIMONIALS_SCREEN}
          figure={stories}
          words={DASHBOARD_COPY.storiesToRead}
          beside={waitsSince(stories_since, now)}
        />
      )}
      <Lane
        to={list}
        opens={opens}
        figure={events.this_week}
        words={DASHBOARD_COPY.eventsThisWeek}
        beside={nextDay(events, now)}
      />
    </nav>
  );
}

const waitsSince = (since: string | null, now: number): string =>
  since === null ? "" : interpolate(DASHBOARD_COPY.firstWaits, { time: timeSince(since, now) });

function nextDay({ first }: EventsToday, now: number): string {
  if (first === null) return "";
  const begins = first.starts_at;
  if (begins === null || Date.parse(begins) <= now) return DASHBOARD_COPY.onNow;
  return interpolate(DASHBOARD_COPY.nextOn, { day: formatDate(begins) });
}

interface LaneProps {
  to: string;
  opens?: Pick<LinkProps, "target" | "rel">;
  figure: number;
  words: string;
  beside: string;
  pressing?: boolean;
}

const Lane = ({ to, opens, figure, words, beside, pressing = false }: LaneProps) => (
  <Link to={to} {...opens} data-pressing={pressing || undefined}>
    <b>{figure.toLocaleString("en-IN")}</b>{" "}
    <span>
      {words}
      {beside && (
        <>
          {" "}
          <small>{beside}</small>
        </>
      )}
    </span>
  </Link>
);
