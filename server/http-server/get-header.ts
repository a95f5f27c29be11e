import type { IncomingMessage } from "node:http";

/** First header of this name (lower case). Avoids Node's `headers` getter, which builds an object of all. */
export function getHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === name.length && rawHeaders[at]?.toLowerCase() === name) return rawHeaders[at + 1];
  return undefined;
}
