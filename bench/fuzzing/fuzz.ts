import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { type Judged, judge, PATIENCE } from "./judge.ts";
import { exchange, type RawRequest, rawRequests } from "./raw.ts";
import { badRequests, type FuzzRequest } from "./requests.ts";
import { type FuzzedSite, placesOf } from "./site.ts";

/** How much is asked, and from which seed: the same seed asks the same. */
export interface Plan {
  seed: number;
  requests: number;
  /** Ends earlier when this is over, in milliseconds. */
  within?: number;
}

/** What was seen when nothing failed. */
export interface Seen {
  requests: number;
  /** How often each status came; `none` where the server closed without a word. */
  statuses: Map<string, number>;
  /** The longest wait for an answer, in milliseconds. */
  slowest: number;
  /** The longest turn of the event loop, in milliseconds of its processor. */
  longestTurn: number;
  /** What was asked when it came: method, path and how long the body was. */
  longestTurnOf: string;
}

/**
 * Asks the product bad requests, one after the other, and judges each answer.
 * @throws Error with the seed and the smallest request that fails.
 */
export async function fuzz(site: Pick<FuzzedSite, "places" | "ask">, plan: Plan): Promise<Seen> {
  const seen = nothingYet();
  const property = fc.asyncProperty(badRequests(site.places), async (request) => {
    const first = await site.ask(request);
    if (!first) return;
    const answer = { ...first, ...(await leastOf(site, request, first, seen)) };
    note(seen, String(answer.status), answer, nameOf(request));
    judge(request, answer);
  });
  return checked(property, plan, seen);
}

/** A turn that is longer than this, and than all before it, is looked at again, in milliseconds. */
const LONG_TURN = 30;
const LOOKED_AGAIN = 5;

/**
 * What holds a process up does so each time. A shared machine that takes its processor away for seconds does too, once,
 * and counts it as time of the processor.
 */
async function leastOf(
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

/** Sends a listening server what is hardly HTTP, several at a time; each is one connection. */
export async function fuzzRaw(origin: string, plan: Plan): Promise<Seen> {
  const places = placesOf(await (await fetch(`${origin}/api/openapi.json`)).json());
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
  // To make it smaller would ask the same again hundreds of times: the failure shows its bytes as they are.
  return checked(property, { ...plan, requests: Math.ceil(plan.requests / AT_ONCE) }, seen, { endOnFailure: true });
}

/** Who says nothing for so long says nothing at all, on however busy a machine, in milliseconds. */
const HANGS = 60_000;
/** Fewer than make a crowd, but on a busy machine: who is refused so asks again. */
const AT_ONCE = 25;
const CROWDED = 503;

/** Of several that were under way at once, the failure names the one. */
function judgeRaw(raw: RawRequest, answer: Judged): void {
  try {
    if (answer.status === 0 && answer.milliseconds > HANGS)
      throw new Error("the server said nothing and did not close");
    // Of so many at once none tells how quick the product is.
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

const nameOf = ({ method, target, body }: FuzzRequest): string =>
  `${method} ${target.slice(0, 60)}${body ? ` with ${body.bytes.length} bytes of ${body.type.slice(0, 40)}` : ""}`;

/** The seed that `FUZZ_SEED` names, or a new one. */
export const seedOfThisRun = (): number => Number(process.env["FUZZ_SEED"] ?? Math.floor(Math.random() * 2 ** 31));

/** The statuses in words: `200 × 12, 404 × 3`. */
export const statusesOf = ({ statuses }: Seen): string =>
  [...statuses]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, times]) => `${status} × ${times}`)
    .join(", ");
