import type { Kysely } from "kysely";
import { installationValue, keepInstallationValue } from "../database/app-metadata.ts";
import { type PublicContent, storedVersion } from "../database/content-version.ts";
import { isOver } from "../database/lease.ts";
import type { Tables } from "../database/tables.ts";
import { createPoller, type Poller } from "../lib/async.ts";
import { type Clock, momentOf } from "../lib/clock.ts";
import type { Log } from "../lib/logger.ts";

/** One cache tag for all pages: each shows header, footer and announcements. */
export const EVERY_PAGE = "public";

interface Needs {
  db: Kysely<Tables>;
  clock: Clock;
  log: Log;
  publicContent: PublicContent;
  /** Absent: no CDN. */
  url: string | undefined;
  token: string | undefined;
}

const LOOK_EVERY = 250;
const APART = 1000;
/**
 * By then every process serves the new version (`LOOK_EVERY` of `content-version.ts`). A second purge removes
 * a copy that a slower process served in between.
 */
const SETTLED = 2500;
const PATIENCE = 10_000;
const LEASE = 30_000;
const AGAIN_AFTER = { first: 1000, most: 60_000 };

const TOLD = "cdn-told-version";
const TELLING = "cdn-telling-until";

/** @throws Error when the CDN refuses or times out */
async function tell({ url = "", token }: Needs, stopping: AbortSignal): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    redirect: "error",
    // Headers of Cloudflare and Fastly.
    headers: {
      "Content-Type": "application/json",
      "Surrogate-Key": EVERY_PAGE,
      ...(token && { Authorization: `Bearer ${token}`, "Fastly-Key": token }),
    },
    body: JSON.stringify({ tags: [EVERY_PAGE] }),
    signal: AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE)]),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the CDN answered ${answer.status}`);
}

/**
 * Purges the CDN after changes of public content: coalesced, one process at a time, and remembered in the
 * database across restarts and failures.
 */
export function createInvalidations(needs: Needs): Pick<Poller, "start" | "stop"> {
  const { db, clock, log, publicContent, url } = needs;
  const stopping = new AbortController();
  let nothingSince: number | undefined;
  let last: { version: number; at: number } | undefined;
  let notBefore = 0;
  let wait = 0;
  let ours = "";

  const claim = async () => {
    const until = momentOf(clock, LEASE);
    const claimed = await db
      .insertInto("installation")
      .values({ name: TELLING, value: until })
      .onConflict((row) =>
        row
          .column("name")
          .doUpdateSet({ value: until })
          .where(({ or, eb }) =>
            or([isOver("installation.value", clock, { until: LEASE }), eb("installation.value", "=", ours)]),
          ),
      )
      .returning("name")
      .executeTakeFirst();
    if (claimed) ours = until;
    return claimed !== undefined;
  };

  const look = async () => {
    const here = publicContent.version();
    if (here === nothingSince || performance.now() < notBefore) return;
    const version = await storedVersion(db);
    if ((await installationValue(db, TOLD)) === String(version)) {
      nothingSince = here;
      return;
    }
    const again = last?.version === version;
    if (last && again && performance.now() - last.at < SETTLED) return;
    if (!(await claim())) return;
    await tell(needs, stopping.signal);
    if (wait > 0) log.info("the CDN takes invalidations again");
    wait = 0;
    last = { version, at: performance.now() };
    notBefore = last.at + APART;
    if (again) await keepInstallationValue(db, TOLD, String(version));
  };

  const looking = createPoller(look, LOOK_EVERY, (error) => {
    if (stopping.signal.aborted) return;
    if (wait === 0) log.warn({ fault: String(error) }, "the CDN was not told of a change; it is tried again");
    wait = Math.min(AGAIN_AFTER.most, wait * 2 || AGAIN_AFTER.first);
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
