import { readAtMost } from "./read-at-most.ts";

/** Where the list of events is asked for, and with what. */
export interface FeedAddress {
  url: string;
  key: string | undefined;
  keyHeader: string;
}

/** How long an answer may take from the first byte sent to the last received, in milliseconds. */
const TIME_LIMIT = 5000;
const SIZE_LIMIT = 5 * 1024 * 1024;
/** base64 of `event_updates`. */
export const FEED_REQUEST = "ZXZlbnRfdXBkYXRlcw==";

/**
 * Asks the feed for its list. Only the configured address is asked: a redirect is a failure.
 * @throws Error that says in a few words what was wrong with the answer; it holds neither address nor key.
 */
export async function askFeed({ url, key, keyHeader }: FeedAddress, stopped: AbortSignal): Promise<unknown[]> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIME_LIMIT)]);
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      ...(key !== undefined && { [keyHeader]: key }),
    },
    body: JSON.stringify({ request: FEED_REQUEST }),
    redirect: "manual",
    signal,
  }).catch((fault: unknown) => {
    throw new Error(signal.aborted ? "it did not answer in time" : `it could not be reached: ${causeOf(fault)}`);
  });
  try {
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return listIn(await readAtMost(answer, SIZE_LIMIT));
  } catch (fault) {
    throw signal.aborted ? new Error("it did not answer in time") : fault;
  } finally {
    await answer.body?.cancel().catch(() => {});
  }
}

/** The list stands under `data`, or is the whole answer. */
function listIn(body: Buffer): unknown[] {
  let answer: unknown;
  try {
    answer = JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new Error("its answer is not JSON");
  }
  const list = typeof answer === "object" && answer !== null && "data" in answer ? answer.data : answer;
  if (!Array.isArray(list)) throw new Error("its answer holds no list");
  return list;
}

const causeOf = (fault: unknown) => {
  const cause = fault instanceof Error ? fault.cause : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "no connection";
};
