import { type SubmitTarget, useFetcher } from "react-router";
import { confirmed, type Question } from "./confirmation.tsx";
import { useFirstPress } from "./first-press.ts";

/**
 * The way to have the action of the screen do something, one thing at a time.
 * @param key shared by all buttons that do something to the same thing; absent: by none
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
    /** The same once it was asked, and `before` was told of the yes. */
    async ask(question: Question, values: SubmitTarget, before?: () => void) {
      if (busy || !(await confirmed(question))) return;
      before?.();
      await post(values);
    },
  };
}
