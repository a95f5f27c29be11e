import { type Block, destination, type Piece, toContactLink } from "../../shared/text/markdown.ts";

// The parser of Markdown before CommonMark: stored texts must look the same.

/** Longer ones are not links. */
const LINK = { text: 200, to: 500 } as const;

/** Parses the restricted Markdown into a tree; unknown syntax stays text. Linear time. */
export function formerMarkdownTree(source: string): Block[] {
  return toBlocks(source.replace(/\r\n?/g, "\n").split("\n"));
}

const FENCE = /^:::[ \t]*(notice|contact)[ \t]*$/;
const FENCE_END = /^:::[ \t]*$/;
const HEADING = /^(#{1,3})[ \t]+(\S.*)$/;
const ITEM = /^[-*][ \t]+(\S.*)$/;
const NUMBERED = /^\d{1,3}[.)][ \t]+(\S.*)$/;

/** @param within inside a notice, which cannot nest */
function toBlocks(lines: readonly string[], within = false): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? "").trim();
    const fence = within ? undefined : FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      const end = endOf(lines, at + 1);
      const held = lines.slice(at + 1, end);
      blocks.push(
        fence === "notice"
          ? { kind: "notice", blocks: toBlocks(held, true) }
          : { kind: "contact", lines: contact(held) },
      );
      [open, at] = [null, end];
      continue;
    }
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line) ?? NUMBERED.exec(line);
    if (line === "") open = null;
    else if (heading?.[1] && heading[2]) {
      const level = (heading[1].length + 1) as 2 | 3 | 4;
      blocks.push({ kind: "heading", level, text: toPieces(heading[2]) });
      open = null;
    } else if (item?.[1]) {
      const ordered = !ITEM.test(line);
      if (open?.kind !== "list" || open.ordered !== ordered) blocks.push((open = { kind: "list", ordered, items: [] }));
      open.items.push({ lines: [toPieces(item[1])] });
    } else {
      if (open?.kind !== "paragraph") blocks.push((open = { kind: "paragraph", lines: [] }));
      open.lines.push(toPieces(line));
    }
  }
  return blocks;
}

/** The closing `:::` or the end. */
function endOf(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && !FENCE_END.test((lines[end] ?? "").trim())) end += 1;
  return end;
}

/** Numbers and addresses become links. */
const contact = (lines: readonly string[]): Piece[][] =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const to = toContactLink(line);
      return to === null ? toPieces(line) : [{ to, text: [line] }];
    });

/** Sticky, and none scans past the next marker: linear time. */
const ESCAPED = /\\([\\*[\]()#:-])/y;
const STRONG = /\*\*(?=[^\s*])([^*]{1,2000})\*\*/y;
const A_LINK = new RegExp(String.raw`\[([^[\]]{1,${LINK.text}})\]\(([^()\s]{1,${LINK.to}})\)`, "y");
const SIGN = /[\\*[]/g;

function toPieces(line: string, may: { strong: boolean; link: boolean } = { strong: true, link: true }): Piece[] {
  const pieces: Piece[] = [];
  let text = "";
  const push = (piece: Exclude<Piece, string>) => {
    if (text !== "") pieces.push(text);
    text = "";
    pieces.push(piece);
  };
  const found = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(line);
  };
  for (let at = 0; at < line.length; ) {
    SIGN.lastIndex = at;
    const sign = SIGN.exec(line)?.index ?? line.length;
    text += line.slice(at, sign);
    at = sign;
    if (at === line.length) break;
    const escaped = found(ESCAPED, at);
    const strong = may.strong ? found(STRONG, at) : null;
    const link = may.link ? found(A_LINK, at) : null;
    const to = link?.[2] === undefined ? null : destination(link[2]);
    if (escaped) text += escaped[1];
    else if (strong?.[1]) push({ strong: toPieces(strong[1], { ...may, strong: false }) });
    else if (link?.[1] && to !== null) push({ to, text: toPieces(link[1], { ...may, link: false }) });
    else text += line[at];
    at += escaped?.[0].length ?? strong?.[0].length ?? (to === null ? 1 : (link?.[0].length ?? 1));
  }
  if (text !== "") pieces.push(text);
  return pieces;
}
