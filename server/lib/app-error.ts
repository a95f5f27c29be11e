import { formatMessage, toMessages, type ValidationFailure, type Violation } from "../../shared/validation/errors.ts";
import { ERROR_MESSAGES, type ErrorCode } from "./error-messages.ts";

/** Kinds of expected errors; `http/` maps them to statuses. */
export type ErrorKind =
  | "not-found"
  | "conflict"
  | "stale"
  | "too-many"
  | "unavailable"
  | "no-answer-from-feed"
  | "unauthorized"
  | "forbidden"
  | "invalid"
  | "malformed";

interface ErrorDetails {
  field?: string;
  /** Seconds. */
  retryAfter?: number;
  /** Current state, for "stale". */
  current?: object;
  /** What prevents a deletion. */
  usedIn?: readonly object[];
}

/** An expected error with a stable code. Anything else thrown is a bug. */
export class AppError extends Error implements ValidationFailure {
  readonly kind: ErrorKind;
  readonly rule: Violation;
  /** Violations by field. */
  readonly fields: Record<string, Violation>;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  /** Current state, for "stale". */
  readonly current: object | undefined;
  readonly usedIn: readonly object[] | undefined;

  constructor(
    kind: ErrorKind,
    rule: ErrorCode | Violation<ErrorCode> | ValidationFailure,
    { field, retryAfter, current, usedIn }: ErrorDetails = {},
  ) {
    const error = typeof rule === "string" ? { rule: { code: rule } } : "rule" in rule ? rule : { rule };
    super(formatMessage(ERROR_MESSAGES, error.rule));
    this.name = "AppError";
    this.kind = kind;
    this.rule = error.rule;
    this.fields = "fields" in error ? error.fields : field === undefined ? {} : { [field]: error.rule };
    this.retryAfter = retryAfter;
    this.current = current;
    this.usedIn = usedIn;
  }
}

interface ErrorBody {
  message: string;
  code: string;
  errors?: Record<string, string>;
  codes?: Record<string, string>;
  current?: object;
  used_in?: readonly object[];
}

type FailureDetails = ValidationFailure & Partial<Pick<AppError, "current" | "usedIn">>;

/** JSON body of an error response. */
export function toErrorBody(error: ErrorCode | FailureDetails): ErrorBody {
  if (typeof error === "string") return { message: ERROR_MESSAGES[error], code: error };
  const { message, errors } = toMessages(error, ERROR_MESSAGES);
  const codes = Object.fromEntries(Object.entries(error.fields).map(([field, { code }]) => [field, code]));
  const { current, usedIn } = error;
  return {
    message,
    code: error.rule.code,
    ...(Object.keys(codes).length > 0 && { errors, codes }),
    ...(current && { current }),
    ...(usedIn && { used_in: usedIn }),
  };
}
