import type { Refusal } from "../../../shared/validation/errors.ts";
import type { PageContext } from "../../page-context.ts";
import { notTaken } from "./submit-form.ts";

export interface NotDone extends Refusal {
  status: number;
  headers: Record<string, string>;
}

const STATUS: Record<string, number> = { "too-many": 429, unavailable: 503 };

/** Converts an exception into a form error, so that nothing typed is lost; unexpected errors are logged. */
export function notDone(thrown: unknown, { onFault }: Pick<PageContext, "onFault">): NotDone {
  if (isExpectedNo(thrown)) {
    const { rule, fields, because, retryAfter } = thrown;
    const headers = retryAfter ? { "Retry-After": String(retryAfter) } : {};
    return { rule, fields, status: STATUS[because] ?? 422, headers };
  }
  onFault(thrown);
  return { ...notTaken("notSent"), status: 500, headers: {} };
}

/** By shape: pages share no classes with the server. */
const isExpectedNo = (thrown: unknown): thrown is Error & Refusal & { because: string; retryAfter?: number } =>
  thrown instanceof Error && "because" in thrown && typeof thrown.because === "string";
