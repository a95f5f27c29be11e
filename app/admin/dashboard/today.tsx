import { Link, type LinkProps } from "react-router";
import {
  DASHBOARD_COPY,
  type EnquiriesToday,
  type EventsToday,
  type Today,
} from "../../../shared/dashboard/dashboard.ts";
import type { Enquiry } from "../../../shared/enquiries/workflow.schema.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { StatusLine } from "../enquiries/status-line.tsx";
import { ENQUIRIES_SCREEN, TESTIMONIALS_SCREEN } from "../layout/screens.ts";
import { formatDate, timeSince } from "../lib/format-date.ts";
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
            label={DASHBOARD_COPY.urgent}
            detail={waitsSince(enquiries.urgent_since, now)}
            pressing={enquiries.urgent > 0}
          />
          <Lane
            to={`${ENQUIRIES_SCREEN}?tab=new`}
            figure={enquiries.new}
            label={DASHBOARD_COPY.newEnquiries}
            detail={waitsSince(enquiries.new_since, now)}
          />
        </>
      )}
      {stories !== null && (
        <Lane
          to={TESTIMONIALS_SCREEN}
          figure={stories}
          label={DASHBOARD_COPY.storiesToRead}
          detail={waitsSince(stories_since, now)}
        />
      )}
      <Lane
        to={list}
        opens={opens}
        figure={events.this_week}
        label={DASHBOARD_COPY.eventsThisWeek}
        detail={nextDay(events, now)}
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
  label: string;
  detail: string;
  pressing?: boolean;
}

const Lane = ({ to, opens, figure, label, detail, pressing = false }: LaneProps) => (
  <Link to={to} {...opens} data-pressing={pressing || undefined}>
    <b>{figure.toLocaleString("en-IN")}</b>{" "}
    <span>
      {label}
      {detail && (
        <>
          {" "}
          <small>{detail}</small>
        </>
      )}
    </span>
  </Link>
);

/** Null when loading failed. */
export function NextTask({ enquiries, now }: { enquiries: EnquiriesToday | null; now: number }) {
  return (
    <section className="panel" aria-label={DASHBOARD_COPY.doFirst}>
      <header>
        <h2>{DASHBOARD_COPY.doFirst}</h2>
        <Link className="text-link" to={`${ENQUIRIES_SCREEN}?tab=new`}>
          {DASHBOARD_COPY.view} <span className="visually-hidden">{DASHBOARD_COPY.newEnquiries}</span>
          <Icon name="arrow" />
        </Link>
      </header>
      {enquiries?.first && <First item={enquiries.first} now={now} />}
      {enquiries && enquiries.longest.length > 0 && <Longest items={enquiries.longest} now={now} />}
      {!enquiries?.first && !enquiries?.longest.length && (
        <EmptyState>{enquiries ? DASHBOARD_COPY.noNewEnquiries : DASHBOARD_COPY.todayNotLoaded}</EmptyState>
      )}
    </section>
  );
}

const enquiryAt = ({ id, state, urgent }: Enquiry): string =>
  `${ENQUIRIES_SCREEN}?tab=${urgent ? "urgent" : state}&open=${id}`;

const First = ({ item, now }: { item: Enquiry; now: number }) => (
  <div className={styles.first} data-urgent={item.urgent || undefined}>
    <StatusLine item={item} now={now} />
    <h3 lang={detectLanguage(item.name)}>{item.name}</h3>
    <p lang={detectLanguage(item.message)}>{item.message}</p>
    <Link className={`button ${item.urgent ? "red" : ""}`} to={enquiryAt(item)}>
      {item.urgent ? DASHBOARD_COPY.openAndCall : DASHBOARD_COPY.open}
      <Icon name="arrow" />
    </Link>
  </div>
);

function Longest({ items, now }: { items: Enquiry[]; now: number }) {
  return (
    <>
      <h3 className={styles.longestTitle}>{DASHBOARD_COPY.waitingLongest}</h3>
      <ul className={styles.longest} aria-label={DASHBOARD_COPY.waitingLongest}>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={enquiryAt(item)}>
              <b lang={detectLanguage(item.name)}>{item.name}</b>{" "}
              <time dateTime={item.waiting_since ?? ""}>{timeSince(item.waiting_since ?? "", now)}</time>{" "}
              <span lang={detectLanguage(item.message)}>{item.message}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
