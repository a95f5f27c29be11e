import { type Broken, type Refusal, say, spoken } from "../../shared/validation/errors.ts";
import { type Code, ENGLISH } from "./error-messages.ts";

/** Kinds of expected errors; `http/` maps them to statuses. */
export type RefusedBecause =
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

interface More {
  field?: string;
  /** Seconds. */
  retryAfter?: number;
  /** Current state, for "stale". */
  current?: object;
}

/** An expected error with a stable code. Anything else thrown is a bug. */
export class Refused extends Error implements Refusal {
  readonly because: RefusedBecause;
  readonly rule: Broken;
  /** Violations by field. */
  readonly fields: Record<string, Broken>;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  /** Current state, for "stale". */
  readonly current: object | undefined;

  constructor(because: RefusedBecause, rule: Code | Broken<Code> | Refusal, { field, retryAfter, current }: More = {}) {
    const refusal = typeof rule === "string" ? { rule: { code: rule } } : "rule" in rule ? rule : { rule };
    super(say(ENGLISH, refusal.rule));
    this.name = "Refused";
    this.because = because;
    this.rule = refusal.rule;
    this.fields = "fields" in refusal ? refusal.fields : field === undefined ? {} : { [field]: refusal.rule };
    this.retryAfter = retryAfter;
    this.current = current;
  }
}

interface RefusalBody {
  message: string;
  code: string;
  errors?: Record<string, string>;
  codes?: Record<string, string>;
  current?: object;
}

/** JSON body of an error response. */
export function bodyOf(refusal: Code | (Refusal & { current?: object | undefined })): RefusalBody {
  if (typeof refusal === "string") return { message: ENGLISH[refusal], code: refusal };
  const { message, errors } = spoken(refusal, ENGLISH);
  const codes = Object.fromEntries(Object.entries(refusal.fields).map(([field, { code }]) => [field, code]));
  const { current } = refusal;
  return {
    message,
    code: refusal.rule.code,
    ...(Object.keys(codes).length > 0 && { errors, codes }),
    ...(current && { current }),
  };
}
