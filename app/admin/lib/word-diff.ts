import { diffArrays } from "diff";

export interface DiffRun {
  text: string;
  in: "both" | "before" | "after";
}

/** Bounds the time of the comparison; texts that differ more are shown as replaced. */
const MAX_CHANGED_WORDS = 2000;

/** Minimal word diff. */
export function diffWords(before: string, after: string): DiffRun[] {
  const runs = diffArrays(getWords(before), getWords(after), { maxEditLength: MAX_CHANGED_WORDS })?.map(
    ({ value, added, removed }): DiffRun => ({
      text: value.join(""),
      in: added ? "after" : removed ? "before" : "both",
    }),
  );
  return (
    runs ?? [
      { text: before, in: "before" },
      { text: after, in: "after" },
    ]
  );
}

/** Words with trailing blanks. */
const getWords = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
