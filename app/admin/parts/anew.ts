import { useCallback, useState } from "react";
import { dropDraft } from "../draft.ts";

/** How often a form began anew, which makes it another one, and the way to have it do so: what was typed before is given up. */
export function useAnew(draft: string): [times: number, anew: () => void] {
  const [times, setTimes] = useState(0);
  const anew = useCallback(() => {
    dropDraft(draft);
    setTimes((before) => before + 1);
  }, [draft]);
  return [times, anew];
}
