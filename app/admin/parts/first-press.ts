import { useCallback, useLayoutEffect, useRef } from "react";
import type { Fetcher } from "react-router";

/** Presses that are closer together are one, where nothing is seen to end between them, in milliseconds. */
const ONE_PRESS = 1000;

/**
 * Of several presses only the first begins something, until that has ended: a slow machine shows a button as busy only after
 * the second half of a double press. What ended so soon that nothing was seen of it holds nobody for longer than a second.
 * @returns to be asked right before it is begun: whether it may
 */
export function useFirstPress({ state, data }: Pick<Fetcher, "state" | "data">): () => boolean {
  const heldUntil = useRef(0);
  useLayoutEffect(() => {
    heldUntil.current = state === "idle" ? 0 : Number.POSITIVE_INFINITY;
  }, [state, data]);
  return useCallback(() => {
    const now = performance.now();
    const isFirst = now >= heldUntil.current;
    if (isFirst) heldUntil.current = now + ONE_PRESS;
    return isFirst;
  }, []);
}
