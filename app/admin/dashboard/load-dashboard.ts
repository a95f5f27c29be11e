import type { BackupState } from "../../../shared/backups/backups.ts";
import type {
  ChartPoint,
  DashboardStats,
  PendingTestimonial,
  RecentContact,
  Today,
} from "../../../shared/dashboard/dashboard.schema.ts";
import { type ApiResponse, apiFetch, type Failure } from "../lib/api-client.ts";

/** Failed counts are 0, failed lists null, and `complete` is false; undefined: not permitted. */
export interface DashboardData {
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
export async function loadDashboard(request: Request): Promise<DashboardData> {
  const get = <T>(what: string) => apiFetch<T>(request, "GET", `/api/dashboard/${what}`);
  const [today, stats, chart, latest, pending, backups] = await Promise.all([
    get<{ data: Today }>("today"),
    get<{ stats: DashboardStats }>("stats"),
    get<ChartPoint[]>("contact-chart"),
    get<RecentContact[]>("recent-contacts"),
    get<PendingTestimonial[]>("pending-testimonials"),
    get<BackupState>("backups"),
  ]);
  return {
    today: today.ok ? today.body.data : null,
    stats: stats.ok ? stats.body.stats : NO_STATS,
    chart: chart.ok ? chart.body : [],
    latest: shown(latest),
    pending: shown(pending),
    backups: backups.ok ? backups.body : null,
    complete: [today, stats, chart, latest, pending, backups].every((answer) => answer.ok || isForbidden(answer)),
  };
}

const isForbidden = ({ status }: Failure): boolean => status === 403;

const shown = <T>(answer: ApiResponse<T>): T | null | undefined =>
  answer.ok ? answer.body : isForbidden(answer) ? undefined : null;
