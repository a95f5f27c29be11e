import { Link } from "react-router";
import { DASHBOARD_WORDS, type Today } from "../../../domain/dashboard.ts";
import { SUBMISSIONS_SCREEN, TESTIMONIALS_SCREEN } from "../layout/screens.ts";
import styles from "./today.module.css";

const NEW_ENQUIRIES = `${SUBMISSIONS_SCREEN}?tab=new`;

/** The work of today as lanes, each a link to where it is done; nothing for whoever has none of it. */
export function StartLine({ today: { enquiries, stories } }: { today: Today }) {
  if (enquiries === null && stories === null) return null;
  return (
    <nav className={styles.lanes} aria-label={DASHBOARD_WORDS.today}>
      {enquiries && (
        <>
          <Lane
            to={NEW_ENQUIRIES}
            figure={inIndia(enquiries.urgent)}
            words={DASHBOARD_WORDS.urgent}
            pressing={enquiries.urgent > 0}
          />
          <Lane to={NEW_ENQUIRIES} figure={inIndia(enquiries.new)} words={DASHBOARD_WORDS.newEnquiries} />
          {enquiries.longest && (
            <Lane
              to={`${SUBMISSIONS_SCREEN}?open=${enquiries.longest.id}`}
              figure={waited(enquiries.longest.waiting_minutes)}
              words={DASHBOARD_WORDS.waitingLongest}
              more={DASHBOARD_WORDS.officeHours}
            />
          )}
        </>
      )}
      {stories !== null && (
        <Lane to={TESTIMONIALS_SCREEN} figure={inIndia(stories)} words={DASHBOARD_WORDS.storiesToRead} />
      )}
    </nav>
  );
}

const inIndia = (figure: number) => figure.toLocaleString("en-IN");

/** Minutes in short: '12 min', and from an hour on whole hours, '19 h'. */
const waited = (minutes: number) => (minutes < 60 ? `${minutes} min` : `${inIndia(Math.floor(minutes / 60))} h`);

interface LaneProps {
  to: string;
  figure: string;
  words: string;
  /** Said below, in small. */
  more?: string;
  /** It comes before everything else. */
  pressing?: boolean;
}

const Lane = ({ to, figure, words, more, pressing = false }: LaneProps) => (
  <Link to={to} data-pressing={pressing || undefined}>
    <b>{figure}</b>{" "}
    <span>
      {words}
      {more && (
        <>
          {" "}
          <small>{more}</small>
        </>
      )}
    </span>
  </Link>
);
