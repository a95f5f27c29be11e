/** History state: steps back to the list. */
export interface WayBack {
  steps: number;
}

export const FROM_LIST: WayBack = { steps: 1 };

/** Null if the visitor did not come from the list. */
export function wayBackIn(state: unknown): WayBack | null {
  const steps = typeof state === "object" && state !== null && "steps" in state ? state.steps : null;
  return typeof steps === "number" && Number.isInteger(steps) && steps > 0 ? { steps } : null;
}

export const oneFurther = (way: WayBack | null): WayBack | null => way && { steps: way.steps + 1 };
