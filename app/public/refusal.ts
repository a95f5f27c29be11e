import type { PageContext } from "../services.ts";

/** What a form says when its act was not done, and the status of the page that says it. */
export interface NotDone {
  message: string;
  status: number;
  headers: Record<string, string>;
}

const STATUS: Record<string, number> = { "too-many": 429, unavailable: 503 };

/**
 * Turns what an act threw into words for its form, so that nothing typed is lost. An expected no speaks for itself;
 * anything else goes to the log, and the form says only that it did not work.
 */
export function notDone(thrown: unknown, otherwise: string, { onFault }: Pick<PageContext, "onFault">): NotDone {
  if (isExpectedNo(thrown)) {
    const headers = thrown.retryAfter ? { "Retry-After": String(thrown.retryAfter) } : {};
    return { message: thrown.message, status: STATUS[thrown.because] ?? 422, headers };
  }
  onFault(thrown);
  return { message: otherwise, status: 500, headers: {} };
}

/** Told by its shape: pages share no module with the server that they could compare classes by. */
const isExpectedNo = (thrown: unknown): thrown is Error & { because: string; retryAfter?: number } =>
  thrown instanceof Error && "because" in thrown && typeof thrown.because === "string";
