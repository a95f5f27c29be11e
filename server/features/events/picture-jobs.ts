import type { PickDeps } from "../../deps.ts";
import { createPoller, type Poller } from "../../lib/async.ts";

const POLL_INTERVAL_MS = 60_000;

interface Deps extends PickDeps<"log" | "publicContent"> {
  fetchPictures(): Promise<void>;
}

/** Fetches missing pictures after public changes and periodically. */
export function createPictureJobs({ publicContent, log, fetchPictures }: Deps): Poller {
  let lookedAfter = { version: -1, at: 0 };

  const look = async () => {
    const version = publicContent.version();
    if (version === lookedAfter.version && Date.now() - lookedAfter.at < POLL_INTERVAL_MS) return;
    lookedAfter = { version, at: Date.now() };
    await fetchPictures();
  };

  return createPoller(look, 1000, (error) => log.warn({ err: error }, "reading the event list failed"));
}
