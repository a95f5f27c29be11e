import { type SubmitTarget, useFetcher } from "react-router";
import { confirmAction, type Question } from "../components/confirmation.tsx";
import { useSubmitOnce } from "./use-submit-once.ts";

/**
 * Runs the screen's action.
 * @param key shared by buttons that act on the same item
 */
export function usePostAction<Data = unknown>(key?: string) {
  const { state, data, submit } = useFetcher<Data>(key === undefined ? {} : { key });
  const busy = state !== "idle";
  const isFirstPress = useSubmitOnce({ state, data });
  const post = (values: SubmitTarget) => (isFirstPress() ? submit(values, { method: "post" }) : undefined);
  return {
    busy,
    data,
    post,
    /** After a confirmation. */
    async ask(question: Question, values: SubmitTarget, before?: () => void) {
      if (busy || !(await confirmAction(question))) return;
      before?.();
      await post(values);
    },
  };
}
