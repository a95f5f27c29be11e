import { type FormEvent, useCallback } from "react";
import { useFetcher } from "react-router";
import { useFirstPress } from "./first-press.ts";

/** Sends the forms of a step or a dialog, each once. What was said of a form before is not said of the one under way. */
export function useSending<Outcome>() {
  const { Form, submit, state, data } = useFetcher<Outcome>();
  const busy = state !== "idle";
  const isFirstPress = useFirstPress({ state, data });
  return {
    Form,
    busy,
    outcome: busy ? undefined : data,
    /** Sends what no form holds; the same function for as long as the component stands. */
    submit: useCallback(
      (...sent: Parameters<typeof submit>) => {
        if (isFirstPress()) void submit(...sent);
      },
      [submit, isFirstPress],
    ),
    /** Keeps a form that is being sent from being sent again. */
    onSubmit(event: FormEvent) {
      if (!isFirstPress()) event.preventDefault();
    },
  };
}
