import { useCallback, useLayoutEffect, useRef } from "react";
import type { Fetcher } from "react-router";

/** Milliseconds. */
const DEDUPE_MS = 1000;

/** Ignores repeated submits until the first has finished; a slow device shows the busy state too late. */
export function useSubmitOnce({ state, data }: Pick<Fetcher, "state" | "data">): () => boolean {
  const heldUntil = useRef(0);
  useLayoutEffect(() => {
    heldUntil.current = state === "idle" ? 0 : Number.POSITIVE_INFINITY;
  }, [state, data]);
  return useCallback(() => {
    const now = performance.now();
    const isFirst = now >= heldUntil.current;
    if (isFirst) heldUntil.current = now + DEDUPE_MS;
    return isFirst;
  }, []);
}
