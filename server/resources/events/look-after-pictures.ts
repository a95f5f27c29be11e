import type { PublicContent } from "../../database/public-content.ts";
import type { Log } from "../../log.ts";

/** How often missing pictures are looked for even though nothing changed, in milliseconds. */
const LOOK_EVERY = 60_000;

interface Needs {
  publicContent: PublicContent;
  log: Log;
  /** Fetches those that are missing of the list as it is. */
  fetchPictures(): Promise<void>;
}

/** Fetches missing pictures by itself, soon after something public changed, until it is stopped. */
export function lookAfterPictures({ publicContent, log, fetchPictures }: Needs) {
  let timer: NodeJS.Timeout | undefined;
  let lookedAfter = { version: -1, at: 0 };
  let looking = false;

  function look(): void {
    const version = publicContent.version();
    const nothingNew = version === lookedAfter.version && Date.now() - lookedAfter.at < LOOK_EVERY;
    if (looking || nothingNew) return;
    lookedAfter = { version, at: Date.now() };
    looking = true;
    fetchPictures()
      .catch((fault: unknown) => log.warn({ err: fault }, "the list of events could not be read"))
      .finally(() => {
        looking = false;
      });
  }

  return {
    keepOn() {
      timer = setInterval(look, 1000).unref();
    },
    stop: () => clearInterval(timer),
  };
}
