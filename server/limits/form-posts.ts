import type { Head } from "./limits.ts";
import { networksAround } from "./networks.ts";

/** Under what a post of a public form is counted: the visitor, and the networks around, of which one owner may have all. */
export function headsOfPost(visitor: string): Head[] {
  const around = networksAround(visitor);
  const networks: Head[] = around
    ? [
        { act: "post a form from a /56", key: around.by56 },
        { act: "post a form from a /48", key: around.by48 },
      ]
    : [];
  return [{ act: "post a form", key: visitor }, ...networks];
}
