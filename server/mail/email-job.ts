import type { EmailKind } from "../database/tables.ts";

/** A queued email; its text is written when it is sent, so no secret is stored. */
export interface EmailJob {
  kind: EmailKind;
  recipient: string;
  /** In ms. */
  maxAgeMs: number;
  /** A reply: never sent twice, and its result is recorded. */
  about?: number;
}

/** Delivery counters of this process. */
export interface EmailCounts {
  sent: number;
  delayed: number;
  refused: number;
  expired: number;
}

export interface EmailBacklog {
  fresh: number;
  retrying: number;
  /** Due time of the most overdue email; null when none is overdue. */
  due: string | null;
}

/** Why an email was not sent, without email addresses. */
export function getReason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? `${error.code}: ` : "";
  const { response } = { ...(error.cause as { response?: unknown } | undefined) };
  const answered = typeof response === "string" ? ` It answered: ${response}` : "";
  return `${code}${error.message}${answered}`
    .slice(0, 1000)
    .replace(/[^\s<>"'(]+@[^\s<>"')]+/g, "(address)")
    .slice(0, 300);
}
