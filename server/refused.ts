/** Why the product says no, in its own terms; `http/` turns each into a status. */
export type RefusedBecause =
  | "not-found"
  | "conflict"
  | "too-many"
  | "unavailable"
  | "no-answer-from-feed"
  | "unauthorized"
  | "forbidden"
  | "invalid"
  | "malformed";

/** An expected no: the sentence is meant for the person who asked. Everything else that is thrown is a fault. */
export class Refused extends Error {
  readonly because: RefusedBecause;
  /** One sentence for each field in error, when the fields are known. */
  readonly errors: Record<string, string> | undefined;
  /** When it makes sense to ask again, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    because: RefusedBecause,
    message: string,
    more: { errors?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = "Refused";
    this.because = because;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}
