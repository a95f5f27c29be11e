import type { Head } from "./limit-counts.ts";
import { networksAround } from "./networks.ts";

/** Under what an act is counted: the visitor, and the networks around, of which one owner may have all. */
export function headsOf(act: "post a form" | "take the pledge", visitor: string): Head[] {
  const around = networksAround(visitor);
  const networks: Head[] = around
    ? [
        { act: `${act} from a /56`, key: around.by56 },
        { act: `${act} from a /48`, key: around.by48 },
      ]
    : [];
  return [{ act, key: visitor }, ...networks];
}

/** Under what a post of any public form is counted, but for the pledge, which has limits of its own. */
export const headsOfPost = (visitor: string): Head[] => headsOf("post a form", visitor);
