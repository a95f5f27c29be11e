import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;

const SKIPPED = new Set("head script style title template noscript svg math object iframe select textarea".split(" "));
const BLOCKS = new Set(
  "address article aside blockquote dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul".split(
    " ",
  ),
);
const HIDDEN = /display\s*:\s*none/i;
const isLineBreak = (text: string): boolean => text === "\n" || text === "\n\n";

/** Text of an HTML email; quotations get `>`, links their URL. Not recursive: nesting is unbounded. */
export function htmlToText(html: string): string {
  const lines: string[] = [];
  let line = "";
  let depth = 0;
  const endLine = () => {
    const text = line.replace(/[^\S\n]+/g, " ").trim();
    line = "";
    if (text !== "" || (lines.length > 0 && lines.at(-1) !== "")) lines.push(text && "> ".repeat(depth) + text);
  };
  const breakLine = () => {
    if (line.trim() !== "") endLine();
    line = "";
  };
  let length = 0;
  const add = (text: string) => {
    line += text;
    length += text.length;
  };
  type Step = Node | { after: () => void };
  const steps: Step[] = [...parse(html).childNodes].reverse();
  for (let step = steps.pop(); step !== undefined && length < MAX_LENGTH; step = steps.pop()) {
    if ("after" in step) {
      step.after();
      continue;
    }
    if (step.nodeName === "#text" && "value" in step) {
      add(step.value.replace(/\s+/g, " "));
      continue;
    }
    if (!("tagName" in step) || SKIPPED.has(step.tagName)) continue;
    const { tagName } = step;
    const attribute = (name: string) => step.attrs.find((item) => item.name === name)?.value ?? "";
    if (HIDDEN.test(attribute("style"))) continue;
    if (tagName === "br") {
      endLine();
      continue;
    }
    const isBlock = BLOCKS.has(tagName);
    if (isBlock) breakLine();
    if (tagName === "li") line = "- ";
    if (tagName === "p" && lines.length > 0 && !isLineBreak(lines.at(-1) ?? "")) endLine();
    if (tagName === "blockquote") depth = Math.min(depth + 1, MAX_QUOTE_DEPTH);
    const before = line;
    steps.push({
      after() {
        if (tagName === "a") add(getLinkAddress(attribute("href"), line.slice(before.length)));
        if (isBlock) breakLine();
        if (tagName === "td" || tagName === "th") line += " ";
        if (tagName === "blockquote") depth = Math.max(depth - 1, 0);
      },
    });
    for (let place = step.childNodes.length - 1; place >= 0; place -= 1) steps.push(step.childNodes[place] as Node);
  }
  breakLine();
  return lines.join("\n").trim();
}

/** Of the text, far more than is stored of an email. */
const MAX_LENGTH = 256 * 1024;
const MAX_QUOTE_DEPTH = 5;
const MAX_LINK_LENGTH = 500;

/** Of a link that does not show where it leads. */
function getLinkAddress(href: string, shown: string): string {
  if (!/^(https?:|mailto:|tel:)/i.test(href) || href.length > MAX_LINK_LENGTH) return "";
  const bare = href.replace(/^(https?:\/\/|mailto:|tel:)/i, "").replace(/\/$/, "");
  return shown.includes(bare) ? "" : ` <${href.replace(/\s/g, "")}>`;
}
