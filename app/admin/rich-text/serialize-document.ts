import { Mark, type Node } from "prosemirror-model";
import { escapeLineStart, escapeSigns } from "../../../shared/text/formatted-text.ts";
import { toContactLink } from "../../../shared/text/markdown.ts";
import { parseDocument } from "./parse-document.ts";

/** A document of the editor as Markdown that parses to the same page. */
export const serializeDocument = (doc: Node): string => serializeBlocks(doc).join("\n").trim();

/** Blocks with blank lines between them. */
function serializeBlocks(parent: Node, from = 0): string[] {
  const lines: string[] = [];
  let before: { type: string; sign: number } | undefined;
  parent.forEach((node, _offset, index) => {
    if (index < from) return;
    // Adjacent lists of one kind need different markers.
    const sign = before?.type === node.type.name ? 1 - before.sign : 0;
    const block = serializeBlock(node, sign);
    if (block.length === 0) return;
    before = { type: node.type.name, sign };
    if (lines.length > 0) lines.push("");
    lines.push(...block);
  });
  return lines;
}

function serializeBlock(node: Node, sign: number): readonly string[] {
  switch (node.type.name) {
    case "heading": {
      const text = serializeLines(node)
        .join(" ")
        .replace(/(\s)(#+)$/, "$1\\$2");
      return text === "" ? [] : [`${"#".repeat(Number(node.attrs["level"]) - 1)} ${text}`];
    }
    case "bullet_list":
      return serializeList(node, () => (sign ? "* " : "- "));
    case "ordered_list":
      return serializeList(node, (index) => `${Math.min(index + 1, 999)}${sign ? ")" : "."} `);
    case "blockquote":
      return serializeBlocks(node).map((line) => `> ${line}`.trimEnd());
    case "table":
      return serializeTable(node);
    case "picture":
      return [`![](picture:${node.attrs["id"]})`];
    case "notice":
      return [":::notice", ...serializeBlocks(node), ":::"];
    case "contact":
      return [":::contact", ...serializeContact(node), ":::"];
    case "question": {
      const [title = ""] = node.firstChild ? serializeLines(node.firstChild) : [];
      const answer = serializeBlocks(node, 1);
      return title === "" && answer.length === 0 ? [] : [`:::question ${title || "?"}`, ...answer, ":::"];
    }
    default:
      return serializeLines(node);
  }
}

function serializeList(list: Node, signOf: (index: number) => string): string[] {
  const lines: string[] = [];
  list.forEach((item, _offset, index) => {
    const sign = signOf(lines.length === 0 ? 0 : index);
    const [first = "", ...rest] = serializeItem(item);
    if (first === "" && rest.length === 0) return;
    lines.push(sign + first, ...rest.map((line) => (line === "" ? "" : " ".repeat(sign.length) + line)));
  });
  return lines;
}

/** A nested list directly below the item's text, everything else after a blank line. */
function serializeItem(item: Node): readonly string[] {
  const own = item.firstChild ? serializeLines(item.firstChild) : [];
  const nested = serializeBlocks(item, 1);
  if (nested.length === 0) return own;
  const isList = item.maybeChild(1)?.type.name.endsWith("_list");
  return own.length === 0 ? nested : isList ? [...own, ...nested] : [...own, "", ...nested];
}

function serializeTable(table: Node): string[] {
  const rows: string[] = [];
  table.forEach((row) => {
    const cells: string[] = [];
    row.forEach((cell) => cells.push(textOfChildren(cell).join(" ").replaceAll("|", "\\|")));
    rows.push(`| ${cells.join(" | ")} |`);
    if (rows.length === 1) rows.push(`|${" --- |".repeat(row.childCount)}`);
  });
  return rows;
}

/** Numbers and addresses as they are: they become links. */
function serializeContact(contact: Node): string[] {
  const lines: string[] = [];
  contact.forEach((line) => {
    const isLink = line.childCount === 1 && line.firstChild?.marks.length === 0 && toContactLink(line.textContent);
    lines.push(...(isLink ? [line.textContent] : serializeLines(line)));
  });
  return lines;
}

function textOfChildren(parent: Node): string[] {
  const lines: string[] = [];
  parent.forEach((child) => lines.push(...serializeLines(child)));
  return lines;
}

interface Run {
  text: string;
  marks: readonly Mark[];
}

/** Nodes are immutable: only edited ones are serialized again. */
const serialized = new WeakMap<Node, string[]>();

/** The lines of a text block, without blank ones. */
function serializeLines(textblock: Node): readonly string[] {
  const known = serialized.get(textblock);
  if (known) return known;
  const lines: Run[][] = [[]];
  textblock.forEach((node) => {
    if (node.isText) lines.at(-1)?.push({ text: node.text ?? "", marks: node.marks });
    else lines.push([]);
  });
  const written = lines.map(serializeLine).filter((line) => line !== "");
  serialized.set(textblock, written);
  return written;
}

/** CommonMark cannot write all emphasis that touches within a word: what cannot be read back is left out, never the text. */
function serializeLine(runs: readonly Run[]): string {
  const write = (kept: readonly Run[], em: EmSign = "*") => escapeLineStart(serializeRuns(kept, em).trim());
  const written = write(runs);
  if (!runs.some((run) => markOf(run, "strong") ?? markOf(run, "em")) || isReadAs(written, runs)) return written;
  const underscored = write(runs, "_");
  if (isReadAs(underscored, runs)) return underscored;
  const touching = withoutMark(runs, "em", (at) => touches(runs[at - 1], runs[at]) || touches(runs[at], runs[at + 1]));
  const strong = withoutMark(runs, "em");
  const shortest = [touching, strong].find((fewer) => isReadAs(write(fewer), fewer)) ?? withoutMark(strong, "strong");
  return write(shortest);
}

type EmSign = "*" | "_";

/** With neighbours joined that are equal then. */
function withoutMark(runs: readonly Run[], name: string, isMeant: (at: number) => boolean = () => true): Run[] {
  const left: Run[] = [];
  for (const [at, { text, marks }] of runs.entries()) {
    const remaining = isMeant(at) ? marks.filter(({ type }) => type.name !== name) : marks;
    const last = left.at(-1);
    if (last && Mark.sameSet(last.marks, remaining)) last.text += text;
    else left.push({ text, marks: remaining });
  }
  return left;
}

const touches = (a: Run | undefined, b: Run | undefined): boolean =>
  a !== undefined && b !== undefined && !/\s$/.test(a.text) && !/^\s/.test(b.text);

/** Spaces have no visible emphasis. */
function isReadAs(written: string, runs: readonly Run[]): boolean {
  const read: Run[] = [];
  parseDocument(written).descendants((node) => {
    if (node.isText) read.push({ text: node.text ?? "", marks: node.marks });
  });
  return describeRuns(read) === describeRuns(runs);
}

const describeRuns = (runs: readonly Run[]): string =>
  runs
    .flatMap(({ text, marks }) => {
      const names = ["strong", "em", "link"].filter((name) => marks.some(({ type }) => type.name === name)).join();
      return [...text].map((character) => (/\s/.test(character) ? " " : `${character}${names};`));
    })
    .join("")
    .trim();

/** Links are outside of emphasis, and never split. */
function serializeRuns(runs: readonly Run[], em: EmSign): string {
  let written = "";
  for (let at = 0; at < runs.length; ) {
    const mark = markOf(runs[at], "link");
    const end = findEnd(runs, at, "link");
    const inner = serializeEmphasis(runs.slice(at, end), ["strong", "em"], em);
    const text = mark ? wrap(mark, inner, em) : inner;
    // Otherwise the link is a picture.
    written = (text.startsWith("[") ? written.replace(/!$/, "\\!") : written) + text;
    at = end;
  }
  return written;
}

/** The longer emphasis is outside: adjacent markers would merge. */
function serializeEmphasis(runs: readonly Run[], names: readonly string[], em: EmSign): string {
  let written = "";
  for (let at = 0; at < runs.length; ) {
    const found = names.filter((name) => markOf(runs[at], name));
    const ends = found.map((name) => findEnd(runs, at, name));
    const end = Math.max(at + 1, ...ends);
    const outer = found[ends.indexOf(end)];
    const mark = outer && markOf(runs[at], outer);
    const inner = names.filter((name) => name !== outer);
    written += mark
      ? wrap(mark, serializeEmphasis(runs.slice(at, end), inner, em), em)
      : escapeSigns(runs[at]?.text ?? "");
    at = end;
  }
  return written;
}

function findEnd(runs: readonly Run[], at: number, name: string): number {
  const mark = markOf(runs[at], name);
  let end = at + 1;
  while (end < runs.length && isSame(markOf(runs[end], name), mark)) end += 1;
  return end;
}

const markOf = (run: Run | undefined, name: string) => run?.marks.find(({ type }) => type.name === name);
const isSame = (a: Mark | undefined, b: Mark | undefined) => (a && b ? a.eq(b) : a === b);

/** CommonMark requires spaces at the ends outside the markers. */
function wrap(mark: Mark, text: string, em: EmSign): string {
  const [, before = "", content = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (content === "") return text;
  if (mark.type.name === "link") {
    const href = String(mark.attrs["href"]);
    return `${before}[${content}](${/[()]/.test(href) ? `<${href}>` : href})${after}`;
  }
  const sign = mark.type.name === "strong" ? "**" : em;
  return before + sign + content + sign + after;
}
