import { Link } from "react-router";
import { BACKUP_COPY, type BackupState } from "../../../shared/backups/backups.ts";
import {
  type ChartPoint,
  DASHBOARD_COPY,
  DASHBOARD_LIMITS,
  type DashboardStats,
  type HelplinesToday,
  type PendingTestimonial,
  type RecentContact,
  type Today,
} from "../../../shared/dashboard/dashboard.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { truncate } from "../../../shared/text/graphemes.ts";
import { Avatar } from "../components/avatar.tsx";
import { Retry } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { useNow } from "../hooks/use-now.ts";
import {
  BROCHURES_SCREEN,
  CAMPAIGN_SCREEN,
  DISTRICT_CONTACTS_SCREEN,
  ENQUIRIES_SCREEN,
  ESSENTIAL_LINKS_SCREEN,
  screensFor,
  TESTIMONIALS_SCREEN,
} from "../layout/screens.ts";
import { type ApiResponse, apiFetch, type Failure } from "../lib/api-client.ts";
import { formatDateTime } from "../lib/format-date.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { useAdmin } from "../lib/session.ts";
import type { Route } from "./+types/page.ts";
import { Chart } from "./chart.tsx";
import { ListPanel, NextEvents } from "./next-events.tsx";
import styles from "./page.module.css";
import { NextTask, StartLine } from "./today.tsx";
import { loadAway, WhileAway } from "./while-away.tsx";

export const meta = () => pageMeta("Dashboard");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [figures, away] = await Promise.all([loadDashboard(request), loadAway(request)]);
  return { ...figures, away };
}

export default function Dashboard({ loaderData: figures }: Route.ComponentProps) {
  const now = useNow();
  const seesEnquiries = figures.latest !== undefined;
  return (
    <>
      <h1>{t("Dashboard")}</h1>
      {!figures.complete && (
        <div className={styles.problems} role="status">
          <p>{DASHBOARD_COPY.notLoaded}</p>
          <Retry />
        </div>
      )}
      {figures.today && <StartLine today={figures.today} now={now} />}
      {figures.away && <WhileAway away={figures.away} />}
      <div className={styles.halves}>
        {seesEnquiries && (
          <div>
            <NextTask enquiries={figures.today?.enquiries ?? null} now={now} />
            {figures.today?.helplines?.to_check && <HelplineCheck helplines={figures.today.helplines} />}
          </div>
        )}
        <div>
          {figures.pending !== undefined && <Pending testimonials={figures.pending} />}
          {figures.today && <NextEvents events={figures.today.events.next} />}
        </div>
      </div>
      <Counts stats={figures.stats} />
      {figures.chart.length > 0 && <Chart points={figures.chart} />}
      {figures.latest !== undefined && <Latest contacts={figures.latest} />}
      {figures.backups && <BackupLine state={figures.backups} />}
    </>
  );
}

const BackupLine = ({ state }: { state: BackupState }) => (
  <p className={styles.backupLine}>
    {state.failed_at !== null && (
      <strong>{BACKUP_COPY.failed.replace("{failed}", formatDateTime(state.failed_at))} </strong>
    )}
    {describeBackup(state)}
    {state.copied_at !== null && ` ${BACKUP_COPY.copied.replace("{copied}", formatDateTime(state.copied_at))}`}
  </p>
);

function describeBackup({ made_at, proven_at }: BackupState): string {
  if (made_at === null) return BACKUP_COPY.none;
  const template = proven_at === null ? BACKUP_COPY.notProven : BACKUP_COPY.proven;
  return template.replace("{made}", formatDateTime(made_at)).replace("{proven}", formatDateTime(proven_at ?? made_at));
}

const HelplineCheck = ({ helplines: { days } }: { helplines: HelplinesToday }) => (
  <section className="panel" aria-label={DASHBOARD_COPY.toCheck}>
    <header>
      <h2>{DASHBOARD_COPY.toCheck}</h2>
      <Link className="text-link" to={`${CAMPAIGN_SCREEN}#helplines`}>
        {DASHBOARD_COPY.check}
        <Icon name="arrow" />
      </Link>
    </header>
    <p>
      {days === null
        ? DASHBOARD_COPY.neverChecked
        : interpolate(DASHBOARD_COPY.checkedBefore, { days: days.toLocaleString("en-IN") })}
    </p>
  </section>
);

const COUNTED = [
  ["brochures", BROCHURES_SCREEN],
  ["essentialLinks", ESSENTIAL_LINKS_SCREEN],
  ["districtContacts", DISTRICT_CONTACTS_SCREEN],
  ["contactSubmissions", ENQUIRIES_SCREEN],
  ["testimonials", TESTIMONIALS_SCREEN],
] as const;

/** Links only where the role may see the screen. */
function Counts({ stats }: { stats: DashboardStats }) {
  const open = new Set(screensFor(useAdmin()?.role).map(({ path }) => path));
  return (
    <ul className={styles.counts}>
      {COUNTED.map(([what, screen]) => {
        const count = (
          <>
            <b>{stats[what].toLocaleString("en-IN")}</b> <span>{DASHBOARD_COPY[what]}</span>
          </>
        );
        return <li key={what}>{open.has(screen) ? <Link to={screen}>{count}</Link> : <p>{count}</p>}</li>;
      })}
    </ul>
  );
}

/** Null when loading failed. */
const Latest = ({ contacts }: { contacts: RecentContact[] | null }) => (
  <ListPanel
    title={DASHBOARD_COPY.latest}
    screen={ENQUIRIES_SCREEN}
    nothing={contacts ? DASHBOARD_COPY.noContacts : DASHBOARD_COPY.contactsNotLoaded}
  >
    {(contacts ?? []).map(({ id, name, email, reason }) => (
      <Item key={id} name={name} email={email} text={truncate(reason, DASHBOARD_LIMITS.reason)} />
    ))}
  </ListPanel>
);

/** Null when loading failed. */
const Pending = ({ testimonials }: { testimonials: PendingTestimonial[] | null }) => (
  <ListPanel
    title={DASHBOARD_COPY.pending}
    screen={TESTIMONIALS_SCREEN}
    nothing={testimonials ? DASHBOARD_COPY.noTestimonials : DASHBOARD_COPY.testimonialsNotLoaded}
  >
    {(testimonials ?? []).map(({ id, name, message }) => (
      <Item key={id} name={name} text={truncate(message, DASHBOARD_LIMITS.message)} />
    ))}
  </ListPanel>
);

const Item = ({ name, email, text }: { name: string; email?: string; text: string }) => (
  <li>
    <Avatar name={name} />
    <div>
      <b lang={detectLanguage(name)}>{name}</b> {email && <small>{email}</small>}
      <p lang={detectLanguage(text)}>{text}</p>
    </div>
  </li>
);

/** Failed counts are 0, failed lists null, and `complete` is false; undefined: not permitted. */
interface DashboardData {
  /** Null when loading failed. */
  today: Today | null;
  stats: DashboardStats;
  chart: ChartPoint[];
  latest: RecentContact[] | null | undefined;
  pending: PendingTestimonial[] | null | undefined;
  /** Null when loading failed. */
  backups: BackupState | null;
  complete: boolean;
}

const NO_STATS: DashboardStats = {
  brochures: 0,
  essentialLinks: 0,
  districtContacts: 0,
  contactSubmissions: 0,
  testimonials: 0,
};

/** In parallel. */
async function loadDashboard(request: Request): Promise<DashboardData> {
  const [today, stats, chart, latest, pending, backups] = await Promise.all([
    apiFetch(request, "GET /api/dashboard/today"),
    apiFetch(request, "GET /api/dashboard/stats"),
    apiFetch(request, "GET /api/dashboard/contact-chart"),
    apiFetch(request, "GET /api/dashboard/recent-contacts"),
    apiFetch(request, "GET /api/dashboard/pending-testimonials"),
    apiFetch(request, "GET /api/dashboard/backups"),
  ]);
  return {
    today: today.ok ? today.body.data : null,
    stats: stats.ok ? stats.body.stats : NO_STATS,
    chart: chart.ok ? chart.body : [],
    latest: shown(latest),
    pending: shown(pending),
    backups: backups.ok ? backups.body : null,
    complete: [today, stats, chart, latest, pending, backups].every((response) => response.ok || isForbidden(response)),
  };
}

const isForbidden = ({ status }: Failure): boolean => status === 403;

const shown = <T,>(response: ApiResponse<T>): T | null | undefined =>
  response.ok ? response.body : isForbidden(response) ? undefined : null;
