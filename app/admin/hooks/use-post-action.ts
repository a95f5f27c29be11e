import { type SubmitTarget, useFetcher } from "react-router";
import { confirmed, type Question } from "../components/confirmation.tsx";
import { useFirstPress } from "./use-submit-once.ts";

/**
 * Runs the screen's action.
 * @param key shared by buttons that act on the same item
 */
export function usePost<Data = unknown>(key?: string) {
  const { state, data, submit } = useFetcher<Data>(key === undefined ? {} : { key });
  const busy = state !== "idle";
  const isFirstPress = useFirstPress({ state, data });
  const post = (values: SubmitTarget) => (isFirstPress() ? submit(values, { method: "post" }) : undefined);
  return {
    busy,
    data,
    post,
    /** After a confirmation. */
    async ask(question: Question, values: SubmitTarget, before?: () => void) {
      if (busy || !(await confirmed(question))) return;
      before?.();
      await post(values);
    },
  };
}
