import type { ValidationFailure } from "../../../shared/validation/errors.ts";
import type { PageContext } from "../../page-context.ts";
import { rejected } from "./submit-form.ts";

export interface FailedRequest extends ValidationFailure {
  status: number;
  headers: Record<string, string>;
}

const STATUS: Record<string, number> = { "too-many": 429, unavailable: 503 };

/** Converts an exception into a form error, so that nothing typed is lost; unexpected errors are logged. */
export function toFormError(error: unknown, { onError }: Pick<PageContext, "onError">): FailedRequest {
  if (isAppError(error)) {
    const { rule, fields, kind, retryAfter } = error;
    const headers = retryAfter ? { "Retry-After": String(retryAfter) } : {};
    return { rule, fields, status: STATUS[kind] ?? 422, headers };
  }
  onError(error);
  return { ...rejected("notSent"), status: 500, headers: {} };
}

/** By shape: pages share no classes with the server. */
const isAppError = (error: unknown): error is Error & ValidationFailure & { kind: string; retryAfter?: number } =>
  error instanceof Error && "kind" in error && typeof error.kind === "string";
