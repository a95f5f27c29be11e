import { randomUUID } from "node:crypto";

/** What another program may call a request: no blanks or marks that could break a line of a log or of a page. */
const WELL_FORMED = /^[A-Za-z0-9-]{8,64}$/;

/**
 * The name under which the log knows a request: what the proxy in front calls it, else 12 random hexadecimal digits,
 * which somebody can read out on the telephone. Strangers cannot choose it: without a proxy the header counts nothing.
 */
export function requestIdOf(given: string | undefined, trustProxy: number): string {
  return trustProxy > 0 && given !== undefined && WELL_FORMED.test(given) ? given : randomUUID().slice(0, 13);
}
