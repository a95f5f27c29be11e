import { type Broken, type Refusal, say, spoken } from "../domain/refusals.ts";
import { type Code, ENGLISH } from "./english.ts";

/** Why the product says no, in its own terms; `http/` turns each into a status. */
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
  /** When it makes sense to ask again, in seconds. */
  retryAfter?: number;
  /** The thing as it is now, where an older version of it was expected. */
  current?: object;
}

/** A code for the edge to put into words, and in English as its message. Everything else that is thrown is a fault. */
export class Refused extends Error implements Refusal {
  readonly because: RefusedBecause;
  readonly rule: Broken;
  /** The rule that each field in error breaks; none when it is not about fields. */
  readonly fields: Record<string, Broken>;
  /** When it makes sense to ask again, in seconds. */
  readonly retryAfter: number | undefined;
  /** The thing as it is now, where an older version of it was expected. */
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

/** What a call answers when it says no (docs/calls.md, 1). */
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
