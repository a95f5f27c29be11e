import { type FormEvent, useCallback } from "react";
import { useFetcher } from "react-router";
import { useSubmitOnce } from "./use-submit-once.ts";

/** A form submitted once at a time. */
export function useSubmitForm<Outcome>() {
  const { Form, submit, state, data } = useFetcher<Outcome>();
  const busy = state !== "idle";
  const isFirstPress = useSubmitOnce({ state, data });
  return {
    Form,
    busy,
    outcome: busy ? undefined : data,
    /** Stable reference. */
    submit: useCallback(
      (...sent: Parameters<typeof submit>) => {
        if (isFirstPress()) void submit(...sent);
      },
      [submit, isFirstPress],
    ),
    /** Prevents double submission. */
    onSubmit(event: FormEvent) {
      if (!isFirstPress()) event.preventDefault();
    },
  };
}
