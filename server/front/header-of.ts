import type { IncomingMessage } from "node:http";

/** The first header of this name, in lower case. Node's own `headers` would make an object of them all, for every request. */
export function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === name.length && rawHeaders[at]?.toLowerCase() === name) return rawHeaders[at + 1];
  return undefined;
}
