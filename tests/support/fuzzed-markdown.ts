import fc from "fast-check";
import { MARKUP } from "../../bench/fuzzing/hostile.ts";
import { CONTENT_PAGE_LIMITS } from "../../shared/pages/pages.ts";
import { type Block, type Piece, within } from "../../shared/text/markdown.ts";
import { markdownTree } from "../../shared/text/parse-markdown.ts";

/** Markdown tokens, partial ones, and known attacks. */
const SHREDS = [
  MARKUP,
  ..."# |## |### |#### |- |* |1. |999) |:::|:::notice\n|:::contact\n|\n|\r\n|\r|\n\n|\t| |a|word ".split("|"),
  ..."> |>|+ |---|===|\n|---|---|\n|_|__|~~|`|    |:::question Why?\n|![](picture:7)|![a](picture:x)".split("|"),
  "| a | b |\n| - | - |\n| c | d |\n",
  ..."**|*|***|[|]|(|)|](|[a](|[a](/b)|[**a**](/c)|**[a](/b)**|\\|\\[|\\*|![".split("|"),
  ..."javascript:|JaVaScRiPt:|java\tscript:|data:text/html,|vbscript:|file:///|blob:|//evil.test|/\\evil.test".split(
    "|",
  ),
  ..."https://a.test/|https://u:p@a.test|mailto:|a@b.co|mailto:a@b.co?bcc=c@d.co|tel:|tel:14405|+91 471 233 0000".split(
    "|",
  ),
  ..."<a href=x onclick=y>|&lt;|&#106;|<!--|\u0000|\u202e|\u200d|\ud800|\ufeff|കേരളം|e\u0301".split("|"),
];

const TIMES = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(1, 1, 1, 2, 3) },
  { weight: 4, arbitrary: fc.constant(40) },
  { weight: 1, arbitrary: fc.constant(CONTENT_PAGE_LIMITS["body-too-long"]) },
);
export const fuzzedMarkdown = fc.array(fc.tuple(fc.constantFrom(...SHREDS), TIMES), { maxLength: 24 }).map((shreds) =>
  shreds
    .map(([shred, times]) => shred.repeat(times))
    .join("")
    .slice(0, CONTENT_PAGE_LIMITS["body-too-long"]),
);

export interface MarkdownSeen {
  texts: number;
  links: number;
  /** Milliseconds. */
  longest: number;
}

/** Batch size, for memory. */
const AT_ONCE = 2000;

/**
 * Reproducible by seed.
 * @throws Error with the text whose tree is unsafe
 */
export function fuzzMarkdown(seed: number, texts: number): MarkdownSeen {
  const seen: MarkdownSeen = { texts: 0, links: 0, longest: 0 };
  while (seen.texts < texts) {
    const numRuns = Math.min(AT_ONCE, texts - seen.texts);
    for (const text of fc.sample(fuzzedMarkdown, { seed: seed + seen.texts, numRuns })) {
      let took = getTime(text);
      // Repeats, to ignore preemption.
      for (let again = 0; again < 3 && took > seen.longest; again += 1) took = Math.min(took, getTime(text));
      seen.longest = Math.max(seen.longest, took);
      const tree = markdownTree(text);
      const wrong = tree.map((block) => judge(block, seen)).find((found) => found !== null);
      if (wrong) throw new Error(`${wrong}: ${JSON.stringify(text)}`);
    }
    seen.texts += numRuns;
  }
  return seen;
}

function getTime(text: string): number {
  const began = performance.now();
  markdownTree(text);
  return performance.now() - began;
}

const KEYS: Record<string, string> = {
  heading: "kind,level,text",
  paragraph: "kind,lines",
  list: "items,kind,ordered",
  table: "head,kind,rows",
  quote: "blocks,kind",
  picture: "id,kind",
  question: "blocks,kind,question",
  notice: "blocks,kind",
  contact: "kind,lines",
};

/** A list is two levels, and a block around it one more. */
const MAX_DEPTH = 22;

function judge(block: Block, seen: MarkdownSeen, depth = 0): string | null {
  if (Object.keys(block).toSorted().join() !== KEYS[block.kind]) return "an unknown block";
  if (depth > MAX_DEPTH) return "nested too deep";
  if (depth > 0 && ["notice", "question", "contact"].includes(block.kind)) return `a ${block.kind} in a block`;
  const [lines, blocks] = partsOf(block);
  return (
    lines.map((line) => judgePieces(line, seen, 0)).find((found) => found !== null) ??
    blocks.map((inner) => judge(inner, seen, depth + 1)).find((found) => found !== null) ??
    null
  );
}

function partsOf(block: Block): [lines: Piece[][], blocks: Block[]] {
  switch (block.kind) {
    case "heading":
      return [[block.text], []];
    case "list":
      return [block.items.flatMap(({ lines }) => lines), block.items.flatMap(({ blocks = [] }) => blocks)];
    case "table":
      return [[...block.head, ...block.rows.flat()], []];
    case "question":
      return [[block.question], block.blocks];
    case "notice":
    case "quote":
      return [[], block.blocks];
    case "picture":
      return [[], []];
    default:
      return [block.lines, []];
  }
}

function judgePieces(pieces: Piece[], seen: MarkdownSeen, depth: number): string | null {
  if (depth > MAX_DEPTH) return "nested too deep";
  for (const piece of pieces) {
    if (typeof piece === "string") continue;
    if ("to" in piece) {
      seen.links += 1;
      const { protocol, origin, username } = new URL(piece.to, "https://site.test/page");
      const own = origin === "https://site.test" && piece.to.startsWith("/");
      if (
        !own &&
        (!["https:", "mailto:", "tel:"].includes(protocol) || username !== "" || origin === "https://site.test")
      )
        return `a link to ${piece.to}`;
    }
    const wrong = judgePieces(within(piece), seen, depth + 1);
    if (wrong !== null) return wrong;
  }
  return null;
}
