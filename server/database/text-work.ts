import { createPoller } from "../lib/async.ts";
import type { Log } from "../lib/logger.ts";
import { isDatabaseDown } from "./db-errors.ts";
import { indexTexts } from "./index-texts.ts";
import type { Database } from "./open.ts";
import { purgeRemovedEnquiries } from "./removed-enquiries.ts";

/** What long texts cost, done in slices apart from requests: new ones are indexed, removed enquiries permanently deleted. */
export interface TextWork {
  /** Does what there is to do soon, without being waited for. */
  wake(): void;
  /** Does all that there is to do; rejects with what went wrong. */
  finish(): Promise<void>;
  /** Also does what another process left. */
  start(): void;
  /** Ends after the slice under way. */
  stop(): Promise<void>;
}

const EVERY_MS = 2000;

export function createTextWork({ database, log }: { database: Pick<Database, "db" | "kind">; log: Log }): TextWork {
  let stopped = false;
  const goesOn = () => !stopped;
  const finish = async () => {
    await indexTexts(database, goesOn);
    await purgeRemovedEnquiries(database, goesOn);
  };
  const work = createPoller(finish, EVERY_MS, (error) => {
    // Unavailable databases are reported elsewhere.
    if (!isDatabaseDown(error)) log.warn({ reason: String(error) }, "background text processing failed");
  });
  return {
    wake: () => void work.tick(),
    finish,
    start: work.start,
    async stop() {
      stopped = true;
      await work.stop();
    },
  };
}
