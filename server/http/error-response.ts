import type { Context } from "hono";
import { AppError, type ErrorKind, toErrorBody } from "../lib/app-error.ts";
import type { Env } from "./env.ts";

/** HTTP status per error kind. */
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
} as const satisfies Record<ErrorKind, number>;

/** 413. */
export class PayloadTooLargeError extends AppError {
  constructor() {
    super("malformed", "body-too-large");
  }
}

/** 415. */
export class UnsupportedTypeError extends AppError {
  constructor(
    expected: "application/json" | "multipart/form-data" | "application/x-www-form-urlencoded" = "application/json",
  ) {
    super("malformed", { code: "body-of-other-type", params: { type: expected } });
  }
}

/** HTTP status of an error. */
export function getStatus(refused: AppError): 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 502 | 503 {
  if (refused instanceof PayloadTooLargeError) return 413;
  if (refused instanceof UnsupportedTypeError) return 415;
  return STATUS[refused.kind];
}

/** 405. */
export function rejectMethod(c: Context<Env>, methods: readonly string[]): Response {
  c.header("Allow", methods.join(", "));
  return c.json(toErrorBody("method-not-taken"), 405);
}

/**
 * Error response `{message, code, errors?, codes?, current?}`; `request` is the request id where the log has
 * more.
 */
export function sendErrorResponse(c: Context<Env>, refused: AppError, request?: string): Response {
  const status = getStatus(refused);
  if (refused.retryAfter !== undefined || status === 503) c.header("Retry-After", String(refused.retryAfter ?? 5));
  if (status === 401) c.header("WWW-Authenticate", "Bearer");
  return c.json({ ...toErrorBody(refused), ...(request !== undefined && { request }) }, status);
}
