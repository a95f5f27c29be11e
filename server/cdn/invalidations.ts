import type { Kysely } from "kysely";
import { getAppMetadata, setAppMetadata } from "../database/app-metadata.ts";
import { type ContentVersion, storedVersion } from "../database/content-version.ts";
import { isExpired } from "../database/lease.ts";
import type { Tables } from "../database/tables.ts";
import { createPoller, type Poller } from "../lib/async.ts";
import { type Clock, toTimestamp } from "../lib/clock.ts";
import type { Log } from "../lib/logger.ts";

/** One cache tag for all pages: each shows header, footer and announcements. */
export const ALL_PAGES = "public";

interface Deps {
  db: Kysely<Tables>;
  clock: Clock;
  log: Log;
  publicContent: ContentVersion;
  /** Absent: no CDN. */
  url: string | undefined;
  token: string | undefined;
}

const POLL_INTERVAL_MS = 250;
const MIN_INTERVAL_MS = 1000;
/**
 * By then every process serves the new version (`POLL_INTERVAL_MS` of `content-version.ts`). A second purge removes
 * a copy that a slower process served in between.
 */
const SETTLE_MS = 2500;
const TIMEOUT_MS = 10_000;
const LEASE_MS = 30_000;
const RETRY_DELAYS_MS = { first: 1000, most: 60_000 };

const PURGED_VERSION = "cdn-told-version";
const PURGE_LEASE = "cdn-telling-until";

/** @throws Error when the CDN refuses or times out */
async function purge({ url = "", token }: Deps, stopping: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    redirect: "error",
    // Headers of Cloudflare and Fastly.
    headers: {
      "Content-Type": "application/json",
      "Surrogate-Key": ALL_PAGES,
      ...(token && { Authorization: `Bearer ${token}`, "Fastly-Key": token }),
    },
    body: JSON.stringify({ tags: [ALL_PAGES] }),
    signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the CDN answered ${response.status}`);
}

/**
 * Purges the CDN after changes of public content: coalesced, one process at a time, and remembered in the
 * database across restarts and failures.
 */
export function createInvalidations(deps: Deps): Pick<Poller, "start" | "stop"> {
  const { db, clock, log, publicContent, url } = deps;
  const stopping = new AbortController();
  let nothingSince: number | undefined;
  let last: { version: number; at: number } | undefined;
  let notBefore = 0;
  let wait = 0;
  let ours = "";

  const claim = async () => {
    const until = toTimestamp(clock, LEASE_MS);
    const claimed = await db
      .insertInto("installation")
      .values({ name: PURGE_LEASE, value: until })
      .onConflict((row) =>
        row
          .column("name")
          .doUpdateSet({ value: until })
          .where(({ or, eb }) =>
            or([isExpired("installation.value", clock, { until: LEASE_MS }), eb("installation.value", "=", ours)]),
          ),
      )
      .returning("name")
      .executeTakeFirst();
    if (claimed) ours = until;
    return claimed !== undefined;
  };

  const look = async () => {
    const currentVersion = publicContent.version();
    if (currentVersion === nothingSince || performance.now() < notBefore) return;
    const version = await storedVersion(db);
    if ((await getAppMetadata(db, PURGED_VERSION)) === String(version)) {
      nothingSince = currentVersion;
      return;
    }
    const again = last?.version === version;
    if (last && again && performance.now() - last.at < SETTLE_MS) return;
    if (!(await claim())) return;
    await purge(deps, stopping.signal);
    if (wait > 0) log.info("CDN invalidation recovered");
    wait = 0;
    last = { version, at: performance.now() };
    notBefore = last.at + MIN_INTERVAL_MS;
    if (again) await setAppMetadata(db, PURGED_VERSION, String(version));
  };

  const looking = createPoller(look, POLL_INTERVAL_MS, (error) => {
    if (stopping.signal.aborted) return;
    if (wait === 0) log.warn({ reason: String(error) }, "CDN invalidation failed, will retry");
    wait = Math.min(RETRY_DELAYS_MS.most, wait * 2 || RETRY_DELAYS_MS.first);
    notBefore = performance.now() + wait;
  });

  return {
    start() {
      if (url !== undefined) looking.start();
    },
    stop() {
      stopping.abort();
      return looking.stop();
    },
  };
}
