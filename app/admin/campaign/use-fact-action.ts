import type { AdminFacts } from "../../../shared/campaign/campaign-facts.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import { type ActionName, seenFacts } from "./actions.ts";

export function useFactAction(key: string, facts: AdminFacts) {
  const { busy, post } = usePostAction(`campaign ${key}`);
  const seen = seenFacts(facts);
  return {
    busy,
    act: (act: ActionName, further: Readonly<Record<string, string | number>> = {}) =>
      post({ ...further, act, version: seen.version, seen: JSON.stringify(seen) }),
  };
}
