import type { FactsOfStaff } from "../../../domain/campaign-facts.ts";
import { usePost } from "../parts/use-post.ts";
import { type ActName, seenFacts } from "./acts.ts";

export function useFactAct(key: string, facts: FactsOfStaff) {
  const { busy, post } = usePost(`campaign ${key}`);
  const seen = seenFacts(facts);
  return {
    busy,
    act: (act: ActName, further: Readonly<Record<string, string | number>> = {}) =>
      post({ ...further, act, version: seen.version, seen: JSON.stringify(seen) }),
  };
}
