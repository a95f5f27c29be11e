import { useFetcher } from "react-router";

/** Sends the forms of a step or a dialog. What was said of a form before is not said of the one under way. */
export function useSending<Outcome>() {
  const { Form, submit, state, data } = useFetcher<Outcome>();
  const busy = state !== "idle";
  return { Form, submit, busy, outcome: busy ? undefined : data };
}
