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
export async function fuzz(site: FuzzedSite, plan: Plan): Promise<Seen> {
  const seen = nothingYet();
  const property = fc.asyncProperty(badRequests(site.places), async (request) => {
    const answer = await site.ask(request);
    if (!answer) return;
    note(seen, String(answer.status), answer, nameOf(request));
    judge(request, answer);
  });
  return checked(property, plan, seen);
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
          const answer = await exchange(Number(port), raw);
          note(seen, answer.status === 0 ? "none" : String(answer.status), answer);
          judgeRaw(raw, answer);
        }),
      );
    },
  );
  // To make it smaller would ask the same again hundreds of times: the failure shows its bytes as they are.
  return checked(property, { ...plan, requests: Math.ceil(plan.requests / AT_ONCE) }, seen, { endOnFailure: true });
}

/** Fewer than make a crowd: those are refused with 503, and rightly. */
const AT_ONCE = 25;

/** Of several that were under way at once, the failure names the one. */
function judgeRaw(raw: RawRequest, answer: Judged): void {
  try {
    if (answer.status === 0 && answer.milliseconds > PATIENCE)
      throw new Error("the server said nothing and did not close");
    if (answer.status !== 0) judge(raw, answer);
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
