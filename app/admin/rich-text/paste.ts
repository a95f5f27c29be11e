import { Fragment, type Node, Slice } from "prosemirror-model";
import { parseDocument } from "./parse-document.ts";
import { schema } from "./schema.ts";

/** Word marks list items only by a class, with bullets as text. */
const WORD_LIST = /^MsoListParagraph/;
const NUMBER_SIGN = /^\s*(?:\d{1,3}|[a-z])[.)]/;
const NOISE = "style, script, meta, link, title, svg, xml, o\\:p, del, .MsoCommentReference, [hidden]";

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

function toListItem(paragraph: HTMLParagraphElement): void {
  const sign = paragraph.querySelector('[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]');
  const tag = NUMBER_SIGN.test(sign?.textContent ?? paragraph.textContent ?? "") ? "OL" : "UL";
  sign?.remove();
  const item = document.createElement("li");
  item.append(...paragraph.childNodes);
  const before = paragraph.previousElementSibling;
  if (before?.tagName === tag) {
    before.append(item);
    paragraph.remove();
    return;
  }
  const list = document.createElement(tag);
  list.append(item);
  paragraph.replaceWith(list);
}

/** Plain text, also of WhatsApp: `*strong*`, `_italic_`, bullets. */
export function parsePastedText(text: string): Slice {
  const markdown = text
    .replace(/\r\n?/g, "\n")
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
