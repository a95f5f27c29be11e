import { useEffect, useState } from "react";
import type { Answer } from "../api.ts";
import { callQuietly } from "./ask-quietly.ts";

/** How often a screen says that it shows a case, and hears who else does, in milliseconds (docs/calls.md, 15). */
const EVERY = 5000;

/**
 * What a call answers now and every few seconds, while the screen is in sight; null before the first answer.
 * @param path null while nothing is to be asked; what was heard last stands
 * @param leaving whether the server is told (`DELETE`) once nothing is asked any more
 */
export function usePolled<T>(method: "GET" | "POST", path: string | null, leaving = false): Answer<T> | null {
  const [latest, setLatest] = useState<Answer<T> | null>(null);
  useEffect(() => {
    if (path === null) return;
    let here = true;
    const ask = async () => {
      if (document.hidden) return;
      const answer = await callQuietly<T>(method, path);
      // A line that is lost for a moment takes nothing away.
      if (here && answer && (answer.ok || answer.status === 404)) setLatest(answer);
    };
    void ask();
    const asking = setInterval(ask, EVERY);
    return () => {
      here = false;
      clearInterval(asking);
      if (leaving) void callQuietly("DELETE", path);
    };
  }, [method, path, leaving]);
  return latest;
}
