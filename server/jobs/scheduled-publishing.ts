import type { Kysely } from "kysely";
import { getAppMetadata } from "../database/app-metadata.ts";
import type { Tables } from "../database/tables.ts";
import type { PickDeps } from "../deps.ts";
import { createPoller, type Poller } from "../lib/async.ts";
import { earliest, toTimestamp } from "../lib/clock.ts";

interface Deps extends PickDeps<"db" | "clock" | "log" | "publicContent"> {
  sources: readonly DueSource[];
}

/** A feature whose content starts or ends at a time. */
interface DueSource {
  /** The next start or end after this time; null when there is none. */
  getNextChange(after: string): Promise<string | null>;
}

/** The maximum delay of a change. */
const POLL_INTERVAL_MS = 250;
const SHOWN_UNTIL = "content-shown-until";

/**
 * Increments the content version when content starts or ends, once over all processes, and at start for what
 * came due while none ran.
 */
export function createScheduledPublishing({ db, clock, log, publicContent, sources }: Deps): Poller {
  let shownUntil: string | undefined;
  let next: string | null = null;
  let seen: number | undefined;
  let lastHour = "";

  const lookForNext = async () => {
    const version = publicContent.version();
    next = await earliest(sources.map(({ getNextChange }) => getNextChange(shownUntil ?? "")));
    seen = version;
  };

  const look = async () => {
    const now = toTimestamp(clock);
    shownUntil ??= (await getAppMetadata(db, SHOWN_UNTIL)) ?? "";
    // After a clock was set back the same times come again.
    if (shownUntil > now) [shownUntil, seen] = [now, undefined];
    // Figures shown per hour change without a content change.
    const hour = now.slice(0, 13);
    if (seen !== publicContent.version() || lastHour !== hour) await lookForNext();
    lastHour = hour;
    if (next === null || next > now) return;
    const dueAt = next;
    await publicContent.change((trx) => claim(trx, dueAt, now)).catch(passIfClaimed);
    shownUntil = now;
    await lookForNext();
  };

  return createPoller(look, POLL_INTERVAL_MS, (error) =>
    log.debug({ err: error }, "scheduled publishing check failed"),
  );
}

/** Another process was first. */
class Claimed extends Error {}

function passIfClaimed(error: unknown): void {
  if (!(error instanceof Claimed)) throw error;
}

/** @throws Claimed when it was handled already */
async function claim(trx: Kysely<Tables>, due: string, now: string): Promise<void> {
  const claimed = await trx
    .insertInto("installation")
    .values({ name: SHOWN_UNTIL, value: now })
    .onConflict((row) => row.column("name").doUpdateSet({ value: now }).where("installation.value", "<", due))
    .returning("name")
    .executeTakeFirst();
  if (!claimed) throw new Claimed();
}
