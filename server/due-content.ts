import type { Kysely } from "kysely";
import { type Repeated, repeated } from "./asking.ts";
import { firstOf, momentOf } from "./clock.ts";
import { installationValue } from "./database/installation-value.ts";
import type { Tables } from "./database/tables.ts";
import type { CommonNeeds } from "./needs.ts";

interface Needs extends CommonNeeds<"db" | "clock" | "log" | "publicContent"> {
  sources: readonly DueSource[];
}

/** Whatever holds things that begin and end by themselves. */
interface DueSource {
  /** The first moment after this one at which one of them begins or ends; null when none does. */
  nextChange(after: string): Promise<string | null>;
}

/** How often the clock is compared with the next moment, in milliseconds: so late may a change be at most. */
const LOOK_EVERY = 250;
/** The moment up to which everything that was due has been shown. */
const SHOWN_UNTIL = "content-shown-until";

/**
 * What shows from a moment on, or until one. Kept answers know no clock: when such a moment comes, the version of what
 * the public can see is raised, once over all processes, and at the start for what came due while none ran.
 */
export function createDueContent({ db, clock, log, publicContent, sources }: Needs): Repeated {
  /** Up to here this process has answered anew; none before its first look. */
  let shownUntil: string | undefined;
  let next: string | null = null;
  let seen: number | undefined;
  /** The hour in which was last asked. */
  let asked = "";

  const lookForNext = async () => {
    const version = publicContent.version();
    next = await firstOf(sources.map(({ nextChange }) => nextChange(shownUntil ?? "")));
    seen = version;
  };

  const look = async () => {
    const now = momentOf(clock);
    shownUntil ??= (await installationValue(db, SHOWN_UNTIL)) ?? "";
    // A clock that was set back meets the same moments again.
    if (shownUntil > now) [shownUntil, seen] = [now, undefined];
    // What is shown by the hour may have come without a change of anything that is kept.
    const hour = now.slice(0, 13);
    if (seen !== publicContent.version() || asked !== hour) await lookForNext();
    asked = hour;
    if (next === null || next > now) return;
    const due = next;
    await publicContent.change((trx) => claim(trx, due, now)).catch(passIfClaimed);
    shownUntil = now;
    await lookForNext();
  };

  return repeated(look, LOOK_EVERY, (fault) => log.debug({ err: fault }, "what is due could not be looked for"));
}

/** Another process was quicker: this one only has to make its answers anew, which a change that failed sees to. */
class Claimed extends Error {}

function passIfClaimed(fault: unknown): void {
  if (!(fault instanceof Claimed)) throw fault;
}

/** @throws Claimed when what was due at that moment has been shown already */
async function claim(trx: Kysely<Tables>, due: string, now: string): Promise<void> {
  const claimed = await trx
    .insertInto("installation")
    .values({ name: SHOWN_UNTIL, value: now })
    .onConflict((row) => row.column("name").doUpdateSet({ value: now }).where("installation.value", "<", due))
    .returning("name")
    .executeTakeFirst();
  if (!claimed) throw new Claimed();
}
