import type { Context } from "hono";
import { bodyOf, Refused, type RefusedBecause } from "../refused.ts";
import type { Env } from "./env.ts";

/** The status of each expected no (docs/calls.md, 2). */
export const STATUS = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  stale: 412,
  invalid: 422,
  "too-many": 429,
  "no-answer-from-feed": 502,
  unavailable: 503,
} as const satisfies Record<RefusedBecause, number>;

/** The body is larger than the call takes: 413. */
export class TooLarge extends Refused {
  constructor() {
    super("malformed", "body-too-large");
  }
}

/** The body is of another type than the call takes: 415. */
export class WrongType extends Refused {
  constructor(
    expected: "application/json" | "multipart/form-data" | "application/x-www-form-urlencoded" = "application/json",
  ) {
    super("malformed", { code: "body-of-other-type", params: { type: expected } });
  }
}

/** As above, but for bodies that are too large, or of another type: they have a status of their own. */
export function statusOf(refused: Refused): 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 502 | 503 {
  if (refused instanceof TooLarge) return 413;
  if (refused instanceof WrongType) return 415;
  return STATUS[refused.because];
}

/** Says that an address does not take the method. */
export function refuseMethod(c: Context<Env>, methods: readonly string[]): Response {
  c.header("Allow", methods.join(", "));
  return c.json(bodyOf("method-not-taken"), 405);
}

/**
 * Dresses an expected no as `{message, code, errors?, codes?, current?}` (docs/calls.md, 1); with `request`, the request's id, where the log
 * holds more about it.
 */
export function answerRefusal(c: Context<Env>, refused: Refused, request?: string): Response {
  const status = statusOf(refused);
  if (refused.retryAfter !== undefined || status === 503) c.header("Retry-After", String(refused.retryAfter ?? 5));
  if (status === 401) c.header("WWW-Authenticate", "Bearer");
  return c.json({ ...bodyOf(refused), ...(request !== undefined && { request }) }, status);
}
