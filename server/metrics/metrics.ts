import cluster from "node:cluster";
import { readFile } from "node:fs/promises";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { BackupState } from "../../shared/backups/backups.ts";
import type { LoginTally } from "../features/accounts/login-guesses.ts";
import type { EventsState } from "../features/events/events.ts";
import type { Health } from "../health.ts";
import { memoizeFor, singleFlight } from "../lib/async.ts";
import type { EmailBacklog, EmailCounts } from "../mail/email-job.ts";
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
  pageCache(): { hits: number; misses: number; answers: number; bytes: number };
  admission: () => { active: number; waiting: number; arriving: number; shed: number };
  emails: { counts: EmailCounts; waiting(): Promise<EmailBacklog> };
  events: { state(): Promise<EventsState> };
  backups: { state(): Promise<BackupState>; installedAt(): Promise<string>; copies: boolean };
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
    help: "Handled requests by method, route pattern and status class.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to first byte of handled requests.",
    labelNames: ["method", "route"],
    buckets: BUCKETS,
    registers,
  });
  addMemoryMetrics(registry, sources);
  addBacklogMetrics(registry, sources);
  return {
    contentType: registry.contentType,
    text: singleFlight(cluster.isWorker ? collectAll(registry) : () => registry.metrics()),
    answered({ method: asked, route, status, seconds }) {
      const method = METHODS.has(asked) ? asked : "other";
      requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ method, route }, seconds);
    },
  };
}

function addMemoryMetrics(registry: Registry, { pageCache, admission, emails, loginTally, health }: Sources): void {
  const pages = "Page cache lookups by result.";
  describedCounter({ registry, name: "page_cache_requests_total", help: pages, label: "result" }, () => {
    const { hits, misses } = pageCache();
    return { hit: hits, miss: misses };
  });
  describedGauge(
    { registry, name: "page_cache_entries", help: "Responses in the page cache." },
    () => pageCache().answers,
  );
  describedGauge({ registry, name: "page_cache_bytes", help: "Size of the page cache." }, () => pageCache().bytes);
  const pending = "Requests being handled.";
  describedGauge({ registry, name: "http_requests_in_progress", help: pending }, () => admission().active);
  const waiting = "Requests waiting for a free slot.";
  describedGauge({ registry, name: "http_requests_queued", help: waiting }, () => admission().waiting);
  const arriving = "Requests whose body is still being received.";
  describedGauge({ registry, name: "http_requests_receiving", help: arriving }, () => admission().arriving);
  const shed = "Requests refused with 503 because of overload.";
  describedCounter({ registry, name: "http_requests_shed_total", help: shed }, () => admission().shed);
  const tries = "Email delivery attempts by outcome; expired emails were never sent.";
  describedCounter({ registry, name: "emails_total", help: tries, label: "outcome" }, () => ({ ...emails.counts }));
  const logins = "Rejected password logins by reason: wrong password or too many attempts.";
  describedCounter({ registry, name: "logins_rejected_total", help: logins, label: "reason" }, () => ({
    wrong: loginTally.wrong,
    "too many": loginTally.tooMany,
  }));
  const build = "Always 1; the version is in the label.";
  describedGauge({ registry, aggregator: "max", name: "product_info", help: build, label: "version" }, () => ({
    [health.version]: 1,
  }));
  const proportional = "Memory of the processes; pages shared by several are counted once. Linux only.";
  describedGauge({ registry, name: "process_proportional_memory_bytes", help: proportional }, getProportionalMemory);
  const processes = "Worker processes included in these metrics.";
  describedGauge({ registry, name: "worker_processes", help: processes }, () => 1);
}

/**
 * Proportional set size in bytes; null where the kernel does not say. Read twice a second at most: the kernel walks
 * all pages meanwhile, and the process waits for more memory.
 */
const getProportionalMemory = memoizeFor(
  (): Promise<number | null> =>
    readFile("/proc/self/smaps_rollup", "utf8").then(
      (text) => Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1]) * 1024 || null,
      () => null,
    ),
  500,
);

/** Values from the database, equal for all processes: not summed. */
function addBacklogMetrics(registry: Registry, sources: Sources): void {
  const ask = createBacklogReader(sources);
  const seen = { registry, aggregator: "max" } as const;
  const up = "1 if the database responds within two seconds; otherwise metrics read from it are absent.";
  describedGauge({ registry, aggregator: "min", name: "database_up", help: up }, async () => ((await ask()) ? 1 : 0));
  const emails = "Queued emails, by whether delivery was already attempted.";
  describedGauge({ ...seen, name: "emails_waiting", help: emails, label: "tried" }, async () => {
    const waiting = await ask();
    return waiting && { no: waiting.emails.fresh, yes: waiting.emails.retrying };
  });
  const overdue = "How long the next due email has been overdue; 0 if none is due.";
  describedGauge({ ...seen, name: "emails_overdue_seconds", help: overdue }, async () => {
    const waiting = await ask();
    return waiting && (since(waiting.emails.due) ?? 0);
  });
  const writable = "1 if the database accepts writes, 0 if it is read-only, for example on a full disk.";
  describedGauge({ registry, aggregator: "min", name: "database_writable", help: writable }, async () => {
    const waiting = await ask();
    return waiting && Number(waiting.writable);
  });
  const storage = "1 if file storage is available.";
  describedGauge({ registry, aggregator: "min", name: "storage_up", help: storage }, async () => {
    const waiting = await ask();
    return waiting && Number(waiting.storageUp);
  });
  const pictures = "Event pictures waiting to be downloaded.";
  describedGauge({ ...seen, name: "event_pictures_waiting", help: pictures }, async () => {
    return (await ask())?.events.picturesWaiting ?? null;
  });
  const age = "Time since the last successful event feed request; absent without a feed or before the first success.";
  describedGauge({ ...seen, name: "event_feed_age_seconds", help: age }, async () => {
    return (await ask())?.events.feed?.ageSeconds ?? null;
  });
  const failures = "Failed event feed requests; absent without a feed.";
  describedCounter({ registry, name: "event_feed_failures_total", help: failures }, async () => {
    return (await ask())?.events.feed?.failures ?? null;
  });
  const failing = "1 if the last event feed request failed; absent without a feed.";
  describedGauge({ ...seen, name: "event_feed_failing", help: failing }, async () => {
    const feed = (await ask())?.events.feed;
    return feed ? Number(feed.failing) : null;
  });
  const help = "Age of the last backup; before the first one, age of the installation.";
  describedGauge({ ...seen, name: "backup_age_seconds", help }, async () => {
    const waiting = await ask();
    return since(waiting?.backups.made_at ?? waiting?.installedAt);
  });
  const proven = "Time since a backup was last verified by restoring it; before that, age of the installation.";
  describedGauge({ ...seen, name: "backup_verified_age_seconds", help: proven }, async () => {
    const waiting = await ask();
    return since(waiting?.backups.proven_at ?? waiting?.installedAt);
  });
  const copied =
    "Age of the newest backup that was copied off-site; before that, age of the installation; absent if no off-site copy is configured.";
  describedGauge({ ...seen, name: "backup_copied_age_seconds", help: copied }, async () => {
    const waiting = sources.backups.copies ? await ask() : null;
    return since(waiting?.backups.copied_at ?? waiting?.installedAt);
  });
  const failed = "1 if the last scheduled attempt to create, verify or copy a backup failed.";
  describedGauge({ ...seen, name: "backup_failing", help: failed }, async () => {
    const waiting = await ask();
    return waiting && Number(waiting.backups.failed_at !== null);
  });
}

/** Age in seconds; null without a time. */
const since = (moment: string | null | undefined): number | null =>
  moment ? Math.max(0, Date.now() - Date.parse(moment)) / 1000 : null;
