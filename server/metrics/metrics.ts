import cluster from "node:cluster";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { BackupState } from "../../shared/backups/backups.ts";
import type { LoginTally } from "../features/accounts/login-guesses.ts";
import type { EventsState } from "../features/events/events.ts";
import type { Health } from "../health.ts";
import type { EmailBacklog, EmailTally } from "../mail/email-job.ts";
import { collectAll } from "./across-workers.ts";
import { describedCounter, describedGauge } from "./prometheus-helpers.ts";
import { createBacklogReader } from "./waiting.ts";

interface Answered {
  method: string;
  /** Route pattern, never user input. */
  route: string;
  status: number;
  seconds: number;
}

/** Prometheus metrics. */
export interface Metrics {
  contentType: string;
  answered(request: Answered): void;
  /**
   * Sum of all workers in Prometheus text format.
   * @throws Error when a worker does not respond within five seconds
   */
  text(): Promise<string>;
}

/** Read lazily, on scrape. */
interface Sources {
  kept(): { hits: number; misses: number; answers: number; bytes: number };
  crowd: () => { underWay: number; waiting: number; arriving: number; shed: number };
  letters: { tally: EmailTally; waiting(): Promise<EmailBacklog> };
  events: { state(): Promise<EventsState> };
  backups: { state(): Promise<BackupState>; begun(): Promise<string>; copies: boolean };
  health: Pick<Health, "version" | "writes" | "storage">;
  loginTally: Readonly<LoginTally>;
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);
/** Seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Names follow Prometheus conventions: base units, `_total` for counters. */
export function createMetrics(sources: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests that were worked on, by method, pattern of the address and class of the status.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long those requests took, until their answer began.",
    labelNames: ["method", "route"],
    buckets: BUCKETS,
    registers,
  });
  addMemoryMetrics(registry, sources);
  addBacklogMetrics(registry, sources);
  return {
    contentType: registry.contentType,
    text: cluster.isWorker ? collectAll(registry) : () => registry.metrics(),
    answered({ method: asked, route, status, seconds }) {
      const method = METHODS.has(asked) ? asked : "other";
      requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ method, route }, seconds);
    },
  };
}

function addMemoryMetrics(registry: Registry, { kept, crowd, letters, loginTally, health }: Sources): void {
  const pages = "Requests for kept pages: found in memory, or made first.";
  describedCounter({ registry, name: "kept_page_requests_total", help: pages, label: "result" }, () => {
    const { hits, misses } = kept();
    return { hit: hits, miss: misses };
  });
  describedGauge({ registry, name: "kept_pages", help: "Answers in memory." }, () => kept().answers);
  describedGauge({ registry, name: "kept_page_bytes", help: "The size of the answers in memory." }, () => kept().bytes);
  const pending = "Requests that are worked on now.";
  describedGauge({ registry, name: "http_requests_under_way", help: pending }, () => crowd().underWay);
  const waiting = "Requests that wait until their work begins.";
  describedGauge({ registry, name: "http_requests_waiting", help: waiting }, () => crowd().waiting);
  const arriving = "Requests whose body has not come whole.";
  describedGauge({ registry, name: "http_requests_arriving", help: arriving }, () => crowd().arriving);
  const shed = "Requests refused with 503 because too many were under way.";
  describedCounter({ registry, name: "http_requests_shed_total", help: shed }, () => crowd().shed);
  const tries = "Letters, by how a try to send them ended; expired ones were never sent.";
  describedCounter({ registry, name: "letters_total", help: tries, label: "outcome" }, () => ({ ...letters.tally }));
  const logins = "Logins with a password that were refused: it was wrong, or there had been too many tries.";
  describedCounter({ registry, name: "logins_refused_total", help: logins, label: "reason" }, () => ({
    wrong: loginTally.wrong,
    "too many": loginTally.tooMany,
  }));
  const build = "1, with the version of the program.";
  describedGauge({ registry, aggregator: "max", name: "product_info", help: build, label: "version" }, () => ({
    [health.version]: 1,
  }));
  const processes = "Processes that these numbers are the sum of.";
  describedGauge({ registry, name: "worker_processes", help: processes }, () => 1);
}

/** Values from the database, equal for all processes: not summed. */
function addBacklogMetrics(registry: Registry, sources: Sources): void {
  const ask = createBacklogReader(sources);
  const seen = { registry, aggregator: "max" } as const;
  const up = "1 while the database answers within two seconds; else what is read from it is absent.";
  describedGauge({ registry, aggregator: "min", name: "database_up", help: up }, async () => ((await ask()) ? 1 : 0));
  const emails = "Letters that wait to be sent: not tried yet, or to be tried again.";
  describedGauge({ ...seen, name: "letters_waiting", help: emails, label: "tried" }, async () => {
    const waiting = await ask();
    return waiting && { no: waiting.letters.fresh, yes: waiting.letters.retrying };
  });
  const overdue = "How long the letter has waited that should have been tried, or tried again, first; 0 without one.";
  describedGauge({ ...seen, name: "letters_overdue_seconds", help: overdue }, async () => {
    const waiting = await ask();
    return waiting && (since(waiting.letters.due) ?? 0);
  });
  const writable = "1 while the database takes changes, 0 while it only answers, as on a full disk.";
  describedGauge({ registry, aggregator: "min", name: "database_writable", help: writable }, async () => {
    const waiting = await ask();
    return waiting && Number(waiting.writable);
  });
  const storage = "1 while the storage of files answers.";
  describedGauge({ registry, aggregator: "min", name: "storage_up", help: storage }, async () => {
    const waiting = await ask();
    return waiting && Number(waiting.storageUp);
  });
  const pictures = "Pictures of events that are still to be fetched.";
  describedGauge({ ...seen, name: "event_pictures_waiting", help: pictures }, async () => {
    return (await ask())?.events.picturesWaiting ?? null;
  });
  const age = "How long ago the event feed last brought a list; absent without a feed or before its first list.";
  describedGauge({ ...seen, name: "event_feed_age_seconds", help: age }, async () => {
    return (await ask())?.events.feed?.ageSeconds ?? null;
  });
  const failures = "Asks of the event feed that failed; absent without a feed.";
  describedCounter({ registry, name: "event_feed_failures_total", help: failures }, async () => {
    return (await ask())?.events.feed?.failures ?? null;
  });
  const failing = "1 while the last ask of the event feed failed; absent without a feed.";
  describedGauge({ ...seen, name: "event_feed_failing", help: failing }, async () => {
    const feed = (await ask())?.events.feed;
    return feed ? Number(feed.failing) : null;
  });
  const made = "How long ago the last backup was made; before the first one, how long ago the installation began.";
  describedGauge({ ...seen, name: "backup_age_seconds", help: made }, async () => {
    const waiting = await ask();
    return since(waiting?.backups.made_at ?? waiting?.begun);
  });
  const proven =
    "How long ago a backup was last proven by restoring it; before that, how long ago the installation began.";
  describedGauge({ ...seen, name: "backup_proven_age_seconds", help: proven }, async () => {
    const waiting = await ask();
    return since(waiting?.backups.proven_at ?? waiting?.begun);
  });
  const copied =
    "How long ago the newest backup was made that was copied to another place; before that, how long ago the installation began; absent where none is set.";
  describedGauge({ ...seen, name: "backup_copied_age_seconds", help: copied }, async () => {
    const waiting = sources.backups.copies ? await ask() : null;
    return since(waiting?.backups.copied_at ?? waiting?.begun);
  });
  const failed = "1 while the schedule's last try to make, prove or copy a backup failed.";
  describedGauge({ ...seen, name: "backup_failing", help: failed }, async () => {
    const waiting = await ask();
    return waiting && Number(waiting.backups.failed_at !== null);
  });
}

/** Age in seconds; null without a time. */
const since = (moment: string | null | undefined): number | null =>
  moment ? Math.max(0, Date.now() - Date.parse(moment)) / 1000 : null;
