import type { Refusal } from "../../domain/refusals.ts";
import type { PageContext } from "../services.ts";
import { notTaken } from "./send.ts";

/** Why an act was not done, and the status of the page that says so. */
export interface NotDone extends Refusal {
  status: number;
  headers: Record<string, string>;
}

const STATUS: Record<string, number> = { "too-many": 429, unavailable: 503 };

/**
 * Turns what an act threw into codes for its form, so that nothing typed is lost. An expected no has codes of its own;
 * anything else goes to the log, and the form says only that it did not work.
 */
export function notDone(thrown: unknown, { onFault }: Pick<PageContext, "onFault">): NotDone {
  if (isExpectedNo(thrown)) {
    const { rule, fields, because, retryAfter } = thrown;
    const headers = retryAfter ? { "Retry-After": String(retryAfter) } : {};
    return { rule, fields, status: STATUS[because] ?? 422, headers };
  }
  onFault(thrown);
  return { ...notTaken("notSent"), status: 500, headers: {} };
}

/** Told by its shape: pages share no module with the server that they could compare classes by. */
const isExpectedNo = (thrown: unknown): thrown is Error & Refusal & { because: string; retryAfter?: number } =>
  thrown instanceof Error && "because" in thrown && typeof thrown.because === "string";
