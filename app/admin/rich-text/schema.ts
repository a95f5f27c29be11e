import { type DOMOutputSpec, type NodeSpec, Schema } from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";
import { t } from "../../../shared/i18n/admin-text.ts";
import { destination } from "../../../shared/text/markdown.ts";

const block = (tag: string, spec: NodeSpec): NodeSpec => ({
  group: "block top",
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
  ...spec,
});

/** A block of the page that cannot be inside another one. */
const frame = (name: string, label: string, content: string): NodeSpec => ({
  group: "top",
  content,
  defining: true,
  isolating: true,
  parseDOM: [{ tag: `div[data-block="${name}"]` }],
  toDOM: (): DOMOutputSpec => ["div", { "data-block": name, "data-label": label }, 0],
});

const line = (name: string): NodeSpec => ({
  content: "text*",
  parseDOM: [{ tag: `p[data-line="${name}"]`, priority: 60 }],
  toDOM: (): DOMOutputSpec => ["p", { "data-line": name }, 0],
});

const HEADINGS = [2, 3, 4];

export const schema = new Schema({
  nodes: {
    doc: { content: "top+" },
    paragraph: block("p", { content: "inline*" }),
    heading: block("h2", {
      content: "inline*",
      attrs: { level: { default: 2 } },
      defining: true,
      parseDOM: [
        { tag: "h1", attrs: { level: 2 } },
        ...HEADINGS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
        { tag: "h5", attrs: { level: 4 } },
        { tag: "h6", attrs: { level: 4 } },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => [`h${attrs["level"]}`, 0],
    }),
    bullet_list: block("ul", { content: "list_item+" }),
    ordered_list: block("ol", { content: "list_item+" }),
    list_item: block("li", { group: "", content: "paragraph block*", defining: true }),
    blockquote: block("blockquote", { content: "block+", defining: true }),
    ...tableNodes({ tableGroup: "block top", cellContent: "paragraph", cellAttributes: {} }),
    picture: block("figure", {
      attrs: { id: {} },
      atom: true,
      draggable: true,
      parseDOM: [{ tag: "figure[data-picture]", getAttrs: (dom) => ({ id: Number(dom.dataset["picture"]) }) }],
      toDOM: ({ attrs }): DOMOutputSpec => ["figure", { "data-picture": String(attrs["id"]) }],
    }),
    notice: frame("notice", t("Notice"), "block+"),
    question: frame("question", t("Question, then the answer"), "question_title block+"),
    question_title: line("question"),
    contact: frame("contact", t("Contact: one number, email or line each"), "contact_line+"),
    contact_line: line("contact"),
    hard_break: {
      inline: true,
      group: "inline",
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: (): DOMOutputSpec => ["br"],
    },
    text: { group: "inline" },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs(dom) {
            const href = destination(dom.getAttribute("href") ?? "");
            return href === null ? false : { href };
          },
        },
      ],
      toDOM: ({ attrs }) => ["a", { href: String(attrs["href"]) }, 0],
    },
    strong: {
      parseDOM: [{ tag: "strong" }, { tag: "b" }],
      toDOM: () => ["strong", 0],
    },
    em: {
      parseDOM: [{ tag: "em" }, { tag: "i" }],
      toDOM: () => ["em", 0],
    },
  },
});
