import type { Kysely } from "kysely";
import { type Repeated, repeated } from "../asking.ts";
import { type Clock, momentOf } from "../clock.ts";
import { installationValue, keepInstallationValue } from "../database/installation-value.ts";
import { isOver } from "../database/lease.ts";
import { type PublicContent, storedVersion } from "../database/public-content.ts";
import type { Tables } from "../database/tables.ts";
import type { Log } from "../log.ts";

/** The one tag of all public pages: each shows the header, the footer and the notices, which any change may touch. */
export const EVERY_PAGE = "public";

interface Needs {
  db: Kysely<Tables>;
  clock: Clock;
  log: Log;
  publicContent: PublicContent;
  /** Where a `POST` empties the cache; absent: nobody is told. */
  url: string | undefined;
  token: string | undefined;
}

/** How often a process looks whether something is to be told, in milliseconds. */
const LOOK_EVERY = 250;
/** Two calls are at least so far from each other, in milliseconds. */
const APART = 1000;
/**
 * After so many milliseconds every process makes its answers of the new version (`LOOK_EVERY` of `public-content.ts`).
 * Then it is told once more, for a page that a slower process answered in between.
 */
const SETTLED = 2500;
/** How long the CDN may take to answer, in milliseconds. */
const PATIENCE = 10_000;
/** Whoever tells has it to itself for so long, in milliseconds. */
const LEASE = 30_000;
const AGAIN_AFTER = { first: 1000, most: 60_000 };

const TOLD = "cdn-told-version";
const TELLING = "cdn-telling-until";

/** @throws Error when the CDN refuses, or does not answer in time. */
async function tell({ url = "", token }: Needs, stopping: AbortSignal): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    redirect: "error",
    // As Cloudflare reads it, and Fastly; any other reads one of the two.
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
 * Tells the cache of a CDN in front that what the public sees has changed. Changes close to each other are told together,
 * by one of all processes on the database; what was told is kept there, so that neither a restart nor a CDN that does not
 * answer loses a change.
 */
export function createInvalidations(needs: Needs): Pick<Repeated, "start" | "stop"> {
  const { db, clock, log, publicContent, url } = needs;
  const stopping = new AbortController();
  /** The version here under which nothing was left to tell. */
  let nothingSince: number | undefined;
  /** What this process told last, and has to tell once more. */
  let last: { version: number; at: number } | undefined;
  let notBefore = 0;
  let wait = 0;
  /** The end of the lease as this process wrote it. */
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

  const looking = repeated(look, LOOK_EVERY, (fault) => {
    if (stopping.signal.aborted) return;
    if (wait === 0) log.warn({ fault: String(fault) }, "the CDN was not told of a change; it is tried again");
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
