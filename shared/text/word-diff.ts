export interface DiffRun {
  text: string;
  in: "both" | "before" | "after";
}

/** Bound of the comparison; beyond it the differing part is one block. */
const MAX_PAIRS = 6_000_000;

/** Minimal word diff. */
export function diffWords(before: string, after: string): DiffRun[] {
  const [one, other] = [getWords(before), getWords(after)];
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
const getWords = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** Longest common subsequence. */
function compareMiddle(item: string[], other: string[], push: (text: string, where: DiffRun["in"]) => void): void {
  const width = other.length + 1;
  if (item.length * other.length > MAX_PAIRS || item.length === 0 || other.length === 0) {
    push(item.join(""), "before");
    push(other.join(""), "after");
    return;
  }
  const longest = new Uint16Array((item.length + 1) * width);
  for (let i = item.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        item[i] === other[j]
          ? (longest[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(longest[(i + 1) * width + j] ?? 0, longest[i * width + j + 1] ?? 0);
  let [i, j] = [0, 0];
  while (i < item.length || j < other.length) {
    const [gone = "", come = ""] = [item[i], other[j]];
    if (i < item.length && gone === come) {
      push(gone, "both");
      i += 1;
      j += 1;
    } else if (j >= other.length || (longest[(i + 1) * width + j] ?? 0) >= (longest[i * width + j + 1] ?? 0)) {
      if (i < item.length) {
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
