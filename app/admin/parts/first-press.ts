import { useCallback, useLayoutEffect, useRef } from "react";
import type { Fetcher } from "react-router";

/**
 * Of several presses only the first begins something, until that has ended: a slow machine shows a button as busy only after
 * the second half of a double press.
 * @returns to be asked right before it is begun: whether it may
 */
export function useFirstPress({ state, data }: Pick<Fetcher, "state" | "data">): () => boolean {
  const pressed = useRef(false);
  useLayoutEffect(() => {
    pressed.current = state !== "idle";
  }, [state, data]);
  return useCallback(() => {
    const isFirst = !pressed.current;
    pressed.current = true;
    return isFirst;
  }, []);
}
