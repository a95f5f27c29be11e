import { Fragment, type Node, Slice } from "prosemirror-model";
import { parseDocument } from "./parse-document.ts";
import { schema } from "./schema.ts";

/** Word marks list items only by a class, with bullets as text. */
const WORD_LIST = /^MsoListParagraph/;
const NUMBER_SIGN = /^\s*(?:\d{1,3}|[a-z])[.)]/;
const WORD_LEVEL = /mso-list:[^;]*level([2-9])/;
const NOISE =
  "style, script, meta, link, title, svg, xml, o\\:p, del, button, select, textarea, .MsoCommentReference, [hidden]";
const MAX_SPAN = 20;

/** Cleans HTML of Word and the web; the schema then keeps only what pages can hold. */
export function cleanPastedHtml(html: string): string {
  const plain = html
    .replace(/<!--\[if[\s\S]*?<!\[endif\]-->/g, "")
    // The policy of the page forbids style elements and attributes here too.
    .replace(/<style[\s\S]*?<\/style>/gi, "")
    .replace(/(<[^>]*?\s)style\s*=/gi, "$1data-style=");
  const page = new DOMParser().parseFromString(plain, "text/html");
  for (const noise of page.querySelectorAll(NOISE)) noise.remove();
  for (const item of page.querySelectorAll("p")) if (WORD_LIST.test(item.className)) toListItem(item);
  for (const styled of page.querySelectorAll<HTMLElement>("span, b, font")) keepEmphasis(styled);
  for (const text of page.querySelectorAll("p, h1, h2, h3, h4, h5, h6"))
    if (text.textContent?.trim() === "" && !text.querySelector("br")) text.remove();
  // Innermost first.
  for (const table of [...page.querySelectorAll("table")].reverse()) cleanTable(table);
  return page.body.innerHTML;
}

/** Web editors write emphasis as styles, and Google Docs puts everything into a `b` of normal weight. */
function keepEmphasis(styled: HTMLElement): void {
  const style = styled.dataset["style"] ?? "";
  if (styled.tagName === "B" && !/(?:^|;)\s*font-weight:\s*(?:normal|400)/.test(style)) return;
  const inner = [...styled.childNodes];
  let outer: HTMLElement = document.createElement("span");
  const top = outer;
  const add = (tag: "strong" | "em") => {
    const mark = document.createElement(tag);
    outer.append(mark);
    outer = mark;
  };
  if (/(?:^|;)\s*font-weight:\s*(?:bold|[5-9]\d\d)/.test(style)) add("strong");
  if (/font-style:\s*italic/.test(style)) add("em");
  outer.append(...inner);
  styled.replaceWith(top);
}

/** Cells hold one line, and none is merged. Tables of emails and web pages that only place their content are left out. */
function cleanTable(table: HTMLTableElement): void {
  const cells = [...table.rows].flatMap((row) => [...row.cells]);
  if (cells.length < 2 || table.querySelector("table")) {
    table.replaceWith(...cells.map((cell) => moveChildren(cell, "div")));
    return;
  }
  if (table.caption) table.before(moveChildren(table.caption, "p"));
  table.caption?.remove();
  for (const cell of cells) {
    for (const block of cell.querySelectorAll("p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre, br"))
      block.replaceWith(...block.childNodes, " ");
  }
  splitCells([...table.rows]);
}

/** The text of a merged cell stays in its first one. */
function splitCells(rows: readonly HTMLTableRowElement[]): void {
  // Rows that a cell above still covers, by column.
  const covered: number[] = [];
  for (const row of rows) {
    let column = 0;
    const cover = (before: Element | null) => {
      for (; (covered[column] ?? 0) > 0; column += 1) {
        covered[column] = Number(covered[column]) - 1;
        row.insertBefore(document.createElement("td"), before);
      }
    };
    for (const cell of row.querySelectorAll<HTMLTableCellElement>(":scope > *")) {
      cover(cell);
      const [wide, high] = [Math.min(cell.colSpan, MAX_SPAN), cell.rowSpan - 1];
      cell.removeAttribute("colspan");
      cell.removeAttribute("rowspan");
      for (let at = 0; at < wide; at += 1) {
        covered[column + at] = high;
        if (at > 0) cell.after(document.createElement("td"));
      }
      column += wide;
    }
    cover(null);
  }
}

function moveChildren(from: Element, tag: string): HTMLElement {
  const to = document.createElement(tag);
  to.append(...from.childNodes);
  return to;
}

function toListItem(paragraph: HTMLParagraphElement): void {
  const sign = paragraph.querySelector('[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]');
  const tag = NUMBER_SIGN.test(sign?.textContent ?? paragraph.textContent ?? "") ? "OL" : "UL";
  const level = Number(WORD_LEVEL.exec(paragraph.dataset["style"] ?? "")?.[1] ?? 1);
  sign?.remove();
  const item = moveChildren(paragraph, "li");
  let list = paragraph.previousElementSibling;
  for (let at = 1; at < level && isList(list); at += 1) {
    const last = list.lastElementChild;
    if (!isList(last?.lastElementChild)) last?.append(document.createElement(tag));
    list = last?.lastElementChild ?? null;
  }
  if (isList(list) && (level > 1 || list.tagName === tag)) {
    list.append(item);
    paragraph.remove();
    return;
  }
  const begun = document.createElement(tag);
  begun.append(item);
  paragraph.replaceWith(begun);
}

const isList = (element: Element | null | undefined): element is Element =>
  element?.tagName === "UL" || element?.tagName === "OL";

/** When and by whom, as messages are copied. */
const MESSAGE_HEAD = /^\[\d{1,2}[/:][\d/:., apm\u202f]{4,24}\] [^:\n]{1,60}: /gimu;

/** Plain text, also of WhatsApp: `*strong*`, `_italic_`, bullets; without its other signs. */
export function parsePastedText(text: string): Slice {
  const markdown = text
    .replace(/\r\n?/g, "\n")
    .replace(MESSAGE_HEAD, "")
    .replace(/`{3}([^`\n]+)`{3}/g, "$1")
    .replace(/(^|[^\p{L}\p{N}~])~(?=[^\s~])([^~\n]*[^\s~])~(?![\p{L}\p{N}~])/gu, "$1$2")
    .replace(/^[•·▪◦‣]\s*/gm, "- ")
    .replace(/(^|[^\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\p{L}\p{N}*])/gu, "$1**$2**");
  const { content } = parseDocument(markdown);
  const open = content.childCount === 1 && content.firstChild?.type.name === "paragraph" ? 1 : 0;
  return new Slice(content, open, open);
}

const SIMPLE = new Set(["paragraph", "bullet_list", "ordered_list", "list_item", "text", "hard_break"]);

/** For texts without other blocks: their words become paragraphs. */
export function toParagraphsAndLists(slice: Slice): Slice {
  const blocks: Node[] = [];
  if (isAllSimple(slice.content)) return slice;
  slice.content.descendants((node) => {
    const isList = node.type.name.endsWith("_list") && isAllSimple(node);
    if (isList) blocks.push(node);
    else if (node.isTextblock) blocks.push(schema.nodes["paragraph"].create(null, node.content));
    return !isList && !node.isTextblock;
  });
  return new Slice(Fragment.from(blocks), 0, 0);
}

function isAllSimple(parent: Pick<Node, "descendants">): boolean {
  let isSimple = true;
  parent.descendants((node) => {
    isSimple &&= SIMPLE.has(node.type.name);
  });
  return isSimple;
}
