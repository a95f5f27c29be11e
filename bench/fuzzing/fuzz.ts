import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { type Judged, judge, PATIENCE } from "./check-response.ts";
import { exchange, type RawRequest, rawRequests } from "./raw.ts";
import { badRequests } from "./requests.ts";
import { type FuzzedSite, getPlaces } from "./site.ts";

export interface Plan {
  seed: number;
  requests: number;
  /** Time limit in ms. */
  within?: number;
}

export interface Seen {
  requests: number;
  /** `none`: connection closed without a response. */
  statuses: Map<string, number>;
  /** Milliseconds. */
  slowest: number;
  /** Longest event loop block in CPU ms. */
  longestTurn: number;
  longestTurnOf: string;
}

/** Longer blocks are measured again, in ms. */
const LONG_TURN = 30;
const RETRIES = 5;

/**
 * Sends bad requests and checks each response.
 * @throws Error with the seed and the shrunk request
 */
export async function fuzz(site: Pick<FuzzedSite, "places" | "ask">, plan: Plan): Promise<Seen> {
  const seen = createSeen();
  const property = fc.asyncProperty(badRequests(site.places), async (request) => {
    const answer = await site.ask(request);
    if (!answer) return;
    // Takes the minimum: real blocks are reproducible, while a preempted VM counts stolen time as CPU time.
    const isLong = () => (answer.turn ?? 0) > Math.max(LONG_TURN, seen.longestTurn) || answer.milliseconds > PATIENCE;
    for (let again = 0; again < RETRIES && isLong(); again += 1) {
      const next = await site.ask(request);
      answer.turn = Math.min(answer.turn ?? 0, next?.turn ?? 0);
      answer.milliseconds = Math.min(answer.milliseconds, next?.milliseconds ?? 0);
    }
    const { method, target, body } = request;
    const sent = body ? ` with ${body.bytes.length} bytes of ${body.type.slice(0, 40)}` : "";
    note(seen, String(answer.status), answer, `${method} ${target.slice(0, 60)}${sent}`);
    judge(request, answer);
  });
  return check(property, plan, seen);
}

const HANGS_MS = 60_000;
/** Below the overload threshold; shed requests are retried. */
const CONCURRENCY = 25;

/** Raw connections, several concurrently. */
export async function fuzzRaw(origin: string, plan: Plan): Promise<Seen> {
  const places = getPlaces(await (await fetch(`${origin}/api/openapi.json`)).json());
  const seen = createSeen();
  const port = Number(new URL(origin).port);
  const send = async (raw: RawRequest) => {
    let answer = await exchange(port, raw);
    if (answer.milliseconds > PATIENCE) answer = await exchange(port, raw, HANGS_MS);
    for (let again = 0; again < RETRIES && answer.status === 503; again += 1) {
      await pause(1000);
      answer = await exchange(port, raw, HANGS_MS);
    }
    note(seen, answer.status === 0 ? "none" : String(answer.status), answer);
    try {
      if (answer.status === 0 && answer.milliseconds > HANGS_MS)
        throw new Error("the server said nothing and did not close");
      // Latency means nothing under concurrency.
      if (answer.status !== 0) judge(raw, { ...answer, milliseconds: 0 });
    } catch (cause) {
      throw new Error(`${JSON.stringify(raw.bytes.toString("latin1").slice(0, 2000))} ${String(cause)}`, { cause });
    }
  };
  const several = fc.array(rawRequests(places), { minLength: CONCURRENCY, maxLength: CONCURRENCY });
  const property = fc.asyncProperty(several, async (raws) => void (await Promise.all(raws.map(send))));
  // No shrinking: it would repeat the request hundreds of times.
  return check(property, { ...plan, requests: Math.ceil(plan.requests / CONCURRENCY) }, seen, { endOnFailure: true });
}

async function check<T>(
  property: fc.IAsyncProperty<T>,
  { seed, requests, within }: Plan,
  seen: Seen,
  more: fc.Parameters<T> = {},
): Promise<Seen> {
  const limit = within === undefined ? {} : { interruptAfterTimeLimit: within, markInterruptAsFailure: false };
  const details = await fc.check(property, { seed, numRuns: requests, ...more, ...limit });
  if (!details.failed) return seen;
  const smallest = more.endOnFailure ? "" : fc.stringify(details.counterexample);
  throw new Error(`FUZZ_SEED=${seed}: ${String(details.errorInstance)}\n${smallest}`);
}

const createSeen = (): Seen => ({ requests: 0, statuses: new Map(), slowest: 0, longestTurn: 0, longestTurnOf: "" });

function note(seen: Seen, status: string, { milliseconds, turn = 0 }: Judged, name = ""): void {
  seen.requests += 1;
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
  seen.slowest = Math.max(seen.slowest, Math.round(milliseconds));
  if (Math.round(turn) <= seen.longestTurn) return;
  seen.longestTurn = Math.round(turn);
  seen.longestTurnOf = name;
}

export const getRunSeed = (): number => Number(process.env["FUZZ_SEED"] ?? Math.floor(Math.random() * 2 ** 31));

/** `200 × 12, 404 × 3`. */
export const getStatuses = ({ statuses }: Seen): string =>
  [...statuses]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, times]) => `${status} × ${times}`)
    .join(", ");
