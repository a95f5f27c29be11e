export interface DiffRun {
  text: string;
  in: "both" | "before" | "after";
}

/** Bound of the comparison; beyond it the differing part is one block. */
const MAX_PAIRS = 6_000_000;

/** Minimal word diff. */
export function diffWords(before: string, after: string): DiffRun[] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < one.length - start && end < other.length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const runs: DiffRun[] = [];
  const push = (text: string, where: DiffRun["in"]) => {
    const last = runs.at(-1);
    if (last?.in === where) last.text += text;
    else if (text !== "") runs.push({ text, in: where });
  };
  push(one.slice(0, start).join(""), "both");
  compareMiddle(one.slice(start, one.length - end), other.slice(start, other.length - end), push);
  push(one.slice(one.length - end).join(""), "both");
  return runs;
}

/** Words with trailing blanks. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** Longest common subsequence. */
function compareMiddle(one: string[], other: string[], push: (text: string, where: DiffRun["in"]) => void): void {
  const width = other.length + 1;
  if (one.length * other.length > MAX_PAIRS || one.length === 0 || other.length === 0) {
    push(one.join(""), "before");
    push(other.join(""), "after");
    return;
  }
  const longest = new Uint16Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        one[i] === other[j]
          ? (longest[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(longest[(i + 1) * width + j] ?? 0, longest[i * width + j + 1] ?? 0);
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [gone = "", come = ""] = [one[i], other[j]];
    if (i < one.length && gone === come) {
      push(gone, "both");
      i += 1;
      j += 1;
    } else if (j >= other.length || (longest[(i + 1) * width + j] ?? 0) >= (longest[i * width + j + 1] ?? 0)) {
      if (i < one.length) {
        push(gone, "before");
        i += 1;
      } else {
        push(come, "after");
        j += 1;
      }
    } else {
      push(come, "after");
      j += 1;
    }
  }
}
