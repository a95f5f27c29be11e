import { useCallback, useState } from "react";
import { dropDraft } from "../lib/drafts.ts";

/** A key that resets the form, and the function that increments it and drops the draft. */
export function useFormReset(draft: string): [times: number, anew: () => void] {
  const [times, setTimes] = useState(0);
  const anew = useCallback(() => {
    dropDraft(draft);
    setTimes((before) => before + 1);
  }, [draft]);
  return [times, anew];
}
