import { type FormEvent, useCallback, useLayoutEffect, useRef } from "react";
import { type Fetcher, type SubmitTarget, useFetcher } from "react-router";
import { confirmAction, type Question } from "../components/confirmation.tsx";

/**
 * Runs the screen's action, once at a time, by buttons or as a form.
 * @param key shared by buttons that act on the same item
 */
export function usePostAction<Data = unknown>(key?: string) {
  const { Form, state, data, submit } = useFetcher<Data>(key === undefined ? {} : { key });
  const busy = state !== "idle";
  const isFirstPress = useSubmitOnce({ state, data });
  // Stable reference.
  const post = useCallback(
    (values: SubmitTarget) => (isFirstPress() ? submit(values, { method: "post" }) : undefined),
    [submit, isFirstPress],
  );
  return {
    Form,
    busy,
    data,
    /** Result of the last action. */
    outcome: busy ? undefined : data,
    post,
    /** After a confirmation. */
    async ask(question: Question, values: SubmitTarget, before?: () => void) {
      if (busy || !(await confirmAction(question))) return;
      before?.();
      await post(values);
    },
    /** Prevents double submission of the form. */
    onSubmit(event: FormEvent) {
      if (!isFirstPress()) event.preventDefault();
    },
  };
}

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
