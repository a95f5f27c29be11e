import type { FactsOfStaff } from "../../../shared/campaign/campaign-facts.ts";
import { usePost } from "../hooks/use-post-action.ts";
import { type ActionName, seenFacts } from "./actions.ts";

export function useFactAction(key: string, facts: FactsOfStaff) {
  const { busy, post } = usePost(`campaign ${key}`);
  const seen = seenFacts(facts);
  return {
    busy,
    act: (act: ActionName, further: Readonly<Record<string, string | number>> = {}) =>
      post({ ...further, act, version: seen.version, seen: JSON.stringify(seen) }),
  };
}
