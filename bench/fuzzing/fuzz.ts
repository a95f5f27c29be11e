import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { type Judged, judge, PATIENCE } from "./check-response.ts";
import { exchange, type RawRequest, rawRequests } from "./raw.ts";
import { badRequests, type FuzzRequest } from "./requests.ts";
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

/**
 * Sends bad requests and checks each response.
 * @throws Error with the seed and the shrunk request
 */
export async function fuzz(site: Pick<FuzzedSite, "places" | "ask">, plan: Plan): Promise<Seen> {
  const seen = nothingYet();
  const property = fc.asyncProperty(badRequests(site.places), async (request) => {
    const first = await site.ask(request);
    if (!first) return;
    const answer = { ...first, ...(await getLeast(site, request, first, seen)) };
    note(seen, String(answer.status), answer, getName(request));
    judge(request, answer);
  });
  return checked(property, plan, seen);
}

/** Longer blocks are measured again, in ms. */
const LONG_TURN = 30;
const LOOKED_AGAIN = 5;

/** Takes the minimum: real blocks are reproducible, while a preempted VM counts stolen time as CPU time. */
async function getLeast(
  site: Pick<FuzzedSite, "ask">,
  request: FuzzRequest,
  { turn = 0, milliseconds }: Judged,
  seen: Seen,
) {
  const least = { turn, milliseconds };
  const isLong = () => least.turn > Math.max(LONG_TURN, seen.longestTurn) || least.milliseconds > PATIENCE;
  for (let again = 0; again < LOOKED_AGAIN && isLong(); again += 1) {
    const next = await site.ask(request);
    least.turn = Math.min(least.turn, next?.turn ?? 0);
    least.milliseconds = Math.min(least.milliseconds, next?.milliseconds ?? 0);
  }
  return least;
}

/** Raw connections, several concurrently. */
export async function fuzzRaw(origin: string, plan: Plan): Promise<Seen> {
  const places = getPlaces(await (await fetch(`${origin}/api/openapi.json`)).json());
  const seen = nothingYet();
  const { port } = new URL(origin);
  const property = fc.asyncProperty(
    fc.array(rawRequests(places), { minLength: AT_ONCE, maxLength: AT_ONCE }),
    async (raws) => {
      await Promise.all(
        raws.map(async (raw) => {
          let answer = await exchange(Number(port), raw);
          if (answer.milliseconds > PATIENCE) answer = await exchange(Number(port), raw, HANGS);
          for (let again = 0; again < LOOKED_AGAIN && answer.status === CROWDED; again += 1) {
            await pause(1000);
            answer = await exchange(Number(port), raw, HANGS);
          }
          note(seen, answer.status === 0 ? "none" : String(answer.status), answer);
          judgeRaw(raw, answer);
        }),
      );
    },
  );
  // No shrinking: it would repeat the request hundreds of times.
  return checked(property, { ...plan, requests: Math.ceil(plan.requests / AT_ONCE) }, seen, { endOnFailure: true });
}

/** Timeout in ms. */
const HANGS = 60_000;
/** Below the overload threshold; shed requests are retried. */
const AT_ONCE = 25;
const CROWDED = 503;

function judgeRaw(raw: RawRequest, answer: Judged): void {
  try {
    if (answer.status === 0 && answer.milliseconds > HANGS)
      throw new Error("the server said nothing and did not close");
    // Latency means nothing under concurrency.
    if (answer.status !== 0) judge(raw, { ...answer, milliseconds: 0 });
  } catch (error) {
    throw new Error(`${JSON.stringify(raw.bytes.toString("latin1").slice(0, 2000))} ${String(error)}`, {
      cause: error,
    });
  }
}

async function checked<T>(
  property: fc.IAsyncProperty<T>,
  { seed, requests, within }: Plan,
  seen: Seen,
  more: fc.Parameters<T> = {},
): Promise<Seen> {
  const details = await fc.check(property, {
    seed,
    numRuns: requests,
    ...more,
    ...(within !== undefined && { interruptAfterTimeLimit: within, markInterruptAsFailure: false }),
  });
  if (details.failed) {
    const smallest = more.endOnFailure ? "" : fc.stringify(details.counterexample);
    throw new Error(`FUZZ_SEED=${seed}: ${String(details.errorInstance)}\n${smallest}`);
  }
  return seen;
}

const nothingYet = (): Seen => ({ requests: 0, statuses: new Map(), slowest: 0, longestTurn: 0, longestTurnOf: "" });

function note(seen: Seen, status: string, { milliseconds, turn = 0 }: Judged, name = ""): void {
  seen.requests += 1;
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
  seen.slowest = Math.max(seen.slowest, Math.round(milliseconds));
  if (Math.round(turn) <= seen.longestTurn) return;
  seen.longestTurn = Math.round(turn);
  seen.longestTurnOf = name;
}

const getName = ({ method, target, body }: FuzzRequest): string =>
  `${method} ${target.slice(0, 60)}${body ? ` with ${body.bytes.length} bytes of ${body.type.slice(0, 40)}` : ""}`;

export const getRunSeed = (): number => Number(process.env["FUZZ_SEED"] ?? Math.floor(Math.random() * 2 ** 31));

/** `200 × 12, 404 × 3`. */
export const getStatuses = ({ statuses }: Seen): string =>
  [...statuses]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, times]) => `${status} × ${times}`)
    .join(", ");
