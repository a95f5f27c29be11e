import MarkdownIt, { type StateInline, type Token } from "markdown-it";
import { type Block, destination, type ListItem, type Piece, toContactLink } from "./markdown.ts";
import { normalizeLines } from "./normalize-markdown.ts";

/** Depth of blocks, and of emphasis and links within a line. */
const MAX_NESTING = 20;
const MAX_EMPHASIS = 8;

const parser = new MarkdownIt("zero", { maxNesting: MAX_NESTING }).enable([
  "heading",
  "list",
  "blockquote",
  "table",
  "newline",
  "escape",
  "emphasis",
  "link",
  "image",
]);
parser.normalizeLink = (url) => url;
parser.validateLink = (url) => PICTURE.test(url) || (url.length <= MAX_LINK_LENGTH && destination(url) !== null);

const MAX_LINK_LENGTH = 500;
const PICTURE = /^picture:([1-9]\d{0,8})$/;
/** Sticky, and bounded; an escaped sign ends nothing. */
const STRONG = /\*\*(?=[^\s*])((?:[^*\n\\]|\\[^\n]){1,2000})\*\*/y;
const EM = /\*(?=[^\s*])((?:[^*\n\\]|\\[^\n]){0,1999}(?:[^\s*\\]|\\\S))\*(?!\*)/y;

/**
 * Emphasis whose sign touches punctuation and a letter, as in `**"അ"**കൂടെ`: CommonMark leaves the sign as text where
 * scripts put no spaces.
 */
const wideEmphasis = (name: "strong" | "em", pattern: RegExp) => (state: StateInline, silent: boolean) => {
  pattern.lastIndex = state.pos;
  // Not a lookbehind, which the oldest browsers lack.
  const isInRun = name === "em" && state.src[state.pos - 1] === "*" && !isEscaped(state.src, state.pos - 1);
  const found = state.level < MAX_NESTING && !isInRun ? pattern.exec(state.src) : null;
  const [length, inner] = [found?.[0].length ?? 0, found?.[1]?.length ?? 0];
  const [end, after] = [state.posMax, state.pos + length];
  if (!found || after > end) return false;
  if (!silent) {
    state.push(`${name}_open`, name, 1);
    state.pos += (length - inner) / 2;
    state.posMax = state.pos + inner;
    state.md.inline.tokenize(state);
    state.push(`${name}_close`, name, -1);
    state.posMax = end;
  }
  state.pos = after;
  return true;
};

function isEscaped(source: string, at: number): boolean {
  let from = at;
  while (source[from - 1] === "\\") from -= 1;
  return (at - from) % 2 === 1;
}

parser.inline.ruler.before("emphasis", "wide_strong", wideEmphasis("strong", STRONG));
parser.inline.ruler.before("emphasis", "wide_em", wideEmphasis("em", EM));

const FENCE = /^:::[ \t]*(?:(notice|contact)|question[ \t]+(\S.*))$/;
const FENCE_END = /^:::$/;

/**
 * Parses CommonMark's headings, emphasis, lists, links, quotes and pictures, GFM tables, and the blocks notice, contact and
 * question. Other syntax and HTML stay text. Depth is bounded.
 */
export function markdownTree(source: string): Block[] {
  const lines = source.replace(/\r\n?/g, "\n").split("\n");
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const [, kind, question] = FENCE.exec((lines[at] ?? "").trim()) ?? [];
    if (kind === undefined && question === undefined) {
      const end = findLine(lines, at + 1, FENCE);
      blocks.push(...parseBlocks(lines.slice(at, end)));
      at = end;
      continue;
    }
    const end = findLine(lines, at + 1, FENCE_END);
    const content = lines.slice(at + 1, end);
    if (kind === "contact") blocks.push({ kind, lines: contactLines(content) });
    else if (kind === "notice") blocks.push({ kind, blocks: parseBlocks(content) });
    else blocks.push({ kind: "question", question: parseLine(question ?? ""), blocks: parseBlocks(content) });
    at = end + 1;
  }
  return blocks;
}

/** The next line that matches, or the end. */
function findLine(lines: readonly string[], from: number, pattern: RegExp): number {
  let at = from;
  while (at < lines.length && !pattern.test((lines[at] ?? "").trim())) at += 1;
  return at;
}

/** Numbers and addresses become links. */
const contactLines = (lines: readonly string[]): Piece[][] =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const to = toContactLink(line);
      return to === null ? parseLine(line) : [{ to, text: [line] }];
    });

const parseBlocks = (lines: readonly string[]): Block[] =>
  toBlocks(createReader(parser.parse(normalizeLines(lines), {})));

const parseLine = (line: string): Piece[] => toLine(parser.parseInline(line, {})[0]);

interface Reader {
  /** The next token, unless it closes the block. */
  next(): Token | undefined;
}

function createReader(tokens: readonly Token[]): Reader {
  let at = 0;
  return {
    next() {
      const token = tokens[at];
      at += 1;
      return token?.nesting === -1 ? undefined : token;
    },
  };
}

function toBlocks(reader: Reader): Block[] {
  const blocks: Block[] = [];
  for (let token = reader.next(); token; token = reader.next()) {
    if (token.type === "heading_open") {
      const level = Math.min(Number(token.tag.slice(1)) + 1, 4) as 2 | 3 | 4;
      blocks.push({ kind: "heading", level, text: toLine(reader.next()) });
      reader.next();
    } else if (token.type === "paragraph_open") {
      blocks.push(...toParagraphs(reader.next()));
      reader.next();
    } else if (token.type === "blockquote_open") blocks.push({ kind: "quote", blocks: toBlocks(reader) });
    else if (token.type === "table_open") blocks.push(toTable(reader));
    else blocks.push(toList(reader, token.type === "ordered_list_open"));
  }
  return blocks;
}

function toList(reader: Reader, ordered: boolean): Block {
  const items: ListItem[] = [];
  while (reader.next()) {
    const [first, ...rest] = toBlocks(reader);
    const lines = first?.kind === "paragraph" ? first.lines : [];
    const blocks = first && first.kind !== "paragraph" ? [first, ...rest] : rest;
    items.push(blocks.length > 0 ? { lines, blocks } : { lines });
  }
  return { kind: "list", ordered, items };
}

function toTable(reader: Reader): Block {
  const rows: Piece[][][] = [];
  // thead and tbody.
  while (reader.next())
    while (reader.next()) {
      const row: Piece[][] = [];
      while (reader.next()) {
        row.push(toLine(reader.next()));
        reader.next();
      }
      rows.push(row);
    }
  const [head = [], ...body] = rows;
  return { kind: "table", head, rows: body };
}

type Paragraph = Extract<Block, { kind: "paragraph" | "picture" }>;

/** Pictures are blocks of their own. */
function toParagraphs(inline: Token | undefined): Paragraph[] {
  const blocks: Paragraph[] = [];
  let lines: Piece[][] = [[]];
  /** Emphasis and links around the current place, the innermost last. */
  const open: { token: Token; pieces: Piece[] }[] = [];
  let tooDeep = 0;
  const push = (piece: Piece) => {
    const pieces = open.at(-1)?.pieces ?? lines.at(-1) ?? [];
    const last = pieces.at(-1);
    if (typeof piece === "string" && typeof last === "string") pieces[pieces.length - 1] = last + piece;
    else if (piece !== "") pieces.push(piece);
  };
  const close = () => {
    if (tooDeep > 0) tooDeep -= 1;
    else closeInnermost();
  };
  const closeInnermost = () => {
    const { token, pieces } = open.pop() ?? {};
    if (!token || !pieces || pieces.length === 0) return;
    const to = destination(String(token.attrGet("href")));
    if (token.type === "strong_open") push({ strong: pieces });
    else if (token.type === "em_open") push({ em: pieces });
    else if (to !== null) push({ to, text: pieces });
    else for (const piece of pieces) push(piece);
  };
  /** Ends a line within emphasis and links, which go on in the next one. */
  const interrupt = (then: () => void) => {
    const reopened = open.map(({ token }) => ({ token, pieces: [] }));
    while (open.length > 0) closeInnermost();
    then();
    open.push(...reopened);
  };
  const endParagraph = () => {
    const trimmed = lines.map(trimLine).filter((line) => line.length > 0);
    if (trimmed.length > 0) blocks.push({ kind: "paragraph", lines: trimmed });
    lines = [[]];
  };
  for (const token of inline?.children ?? []) {
    if (token.nesting === 1 && open.length >= MAX_EMPHASIS) tooDeep += 1;
    else if (token.nesting === 1) open.push({ token, pieces: [] });
    else if (token.nesting === -1) close();
    else if (token.type === "softbreak" || token.type === "hardbreak") interrupt(() => lines.push([]));
    else if (token.type === "image") {
      const source = String(token.attrGet("src"));
      const id = PICTURE.exec(source)?.[1];
      if (id === undefined) push(`!`);
      const to = destination(source);
      if (to !== null) push({ to, text: [token.content] });
      if (id === undefined) continue;
      interrupt(() => {
        endParagraph();
        blocks.push({ kind: "picture", id: Number(id) });
      });
    } else push(token.content);
  }
  endParagraph();
  return blocks;
}

/** Without spaces at the ends, as beside a picture. */
const trimLine = (line: readonly Piece[]): Piece[] =>
  line
    .map((piece, place) => {
      if (typeof piece !== "string") return piece;
      const trimmedStart = place === 0 ? piece.trimStart() : piece;
      return place === line.length - 1 ? trimmedStart.trimEnd() : trimmedStart;
    })
    .filter((piece) => piece !== "");

/** As one line, without pictures. */
const toLine = (inline: Token | undefined): Piece[] =>
  toParagraphs(inline).flatMap((block) =>
    block.kind === "paragraph" ? block.lines.flatMap((line, place) => (place > 0 ? [" ", ...line] : line)) : [],
  );
