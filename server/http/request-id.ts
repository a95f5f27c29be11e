import { randomUUID } from "node:crypto";

/** Safe in logs and pages. */
const WELL_FORMED = /^[A-Za-z0-9-]{8,64}$/;

/** The id given by a trusted proxy, else 12 random hexadecimal digits, short enough to read out on the phone. */
export function getRequestId(given: string | undefined, trustProxy: number): string {
  return trustProxy > 0 && given !== undefined && WELL_FORMED.test(given) ? given : randomUUID().slice(0, 13);
}
