/** History state: steps back to the list. */
export interface HistorySteps {
  steps: number;
}

export const FROM_LIST: HistorySteps = { steps: 1 };

/** Null if the visitor did not come from the list. */
export function getHistorySteps(state: unknown): HistorySteps | null {
  const steps = typeof state === "object" && state !== null && "steps" in state ? state.steps : null;
  return typeof steps === "number" && Number.isInteger(steps) && steps > 0 ? { steps } : null;
}

export const addStep = (way: HistorySteps | null): HistorySteps | null => way && { steps: way.steps + 1 };
