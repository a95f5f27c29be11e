import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { parseDocument } from "../app/admin/rich-text/parse-document.ts";
import { schema } from "../app/admin/rich-text/schema.ts";
import { serializeDocument } from "../app/admin/rich-text/serialize-document.ts";
import { Markdown } from "../app/components/markdown.tsx";
import { samplePages } from "../sample-content/pages.ts";
import { POLICY_DRAFTS } from "../shared/pages/policy-templates.ts";
import { markdownTree } from "../shared/text/parse-markdown.ts";
import { fuzzedMarkdown } from "./support/fuzzed-markdown.ts";

const render = (text: string) =>
  renderToStaticMarkup(
    createElement(Markdown, {
      blocks: markdownTree(text),
      link: (to, children) => createElement("a", { href: to }, children),
    }),
  );
const saved = (text: string) => serializeDocument(parseDocument(text));

it.each([...samplePages(new Date()), ...POLICY_DRAFTS])("saves $slug as the same page", ({ body, body_ml }) => {
  for (const text of [body, body_ml]) expect(render(saved(text))).toBe(render(text));
});

it.each([
  "# A *b* **c** [d *e*](/f)\n## B #\n### C",
  "one\ntwo **three\nfour**",
  "**“അ”**കൂടെ *“ആ”*കൂടെ ***ഇ***",
  "- a\n  b\n  1. c\n     - d\n\n  > e\n\n- f\n\n* g",
  "1. a\n2. b\n\n1) c",
  "> a\n> - b\n>\n> | c | d |\n> | - | - |\n> | e \\| f | **g** |",
  "| a | |\n| - | - |\n| | b |",
  ":::notice\n## a\n- b\n:::\n:::question Why *so*?\nBecause.\n\nThat is it.\n:::\n:::contact\nOffice [map](/map)\n+91 471 233 0000\na@b.org\n:::",
  "a ![](picture:3) b\n\n![](picture:4)",
  "\\- a\n\\# b\n1\\. c\n\\> d\n\\:::notice\n\\| e |\n\\|-|\n+ f\n2026. g\n#### h\n\\*i\\* \\_j\\_ \\[k](/l) \\\\m",
  "*a\\*b* **c\\*d** e_f _g_ \\_h",
  "*a**b**c* **d*e*f** \\**g*[h](/i) \\![\\*](/j)",
  "[a](</b(c)>) [d](tel:14405) [e](mailto:a@b.org)",
])("saves %j as the same page", (text) => {
  expect(render(saved(text))).toBe(render(text));
});

const HOSTILE = [
  "| a | b |\n| - | - |\n| c | d |\n".repeat(100),
  "_**_",
  "**w[a](/)*",
  "![*](/)",
  "![ ](/)",
  "_-__a___",
  "*a**]***",
];

it("saves hostile texts in a form that stays", () => {
  fc.assert(
    fc.property(fuzzedMarkdown, (text) => {
      const once = saved(text);
      expect(saved(once)).toBe(once);
    }),
    { numRuns: 300, examples: HOSTILE.map((text) => [text]) },
  );
});

const { nodes, marks } = schema;
const MARKS = [marks["strong"].create(), marks["em"].create(), marks["link"].create({ href: "/a" })];
const text = (unit: string) =>
  fc
    .record({
      text: fc.string({ unit: fc.constantFrom(...unit), minLength: 1, maxLength: 5 }),
      on: fc.subarray(MARKS),
    })
    .map(({ text, on }) => schema.text(text, on));

/** Each character that is visible, with its marks. */
function getCharacters(doc: Node): string[] {
  const found: string[] = [];
  doc.descendants((node) => {
    for (const character of (node.text ?? "").replace(/\s/g, ""))
      found.push(`${character}${node.marks.map(({ type }) => type.name).sort()}`);
  });
  return found;
}

const paragraph = (inline: readonly Node[]) => nodes["doc"].create(null, nodes["paragraph"].create(null, inline));

it("reads back emphasis and links of whole words, whatever signs they hold", () => {
  const words = fc.array(text("ab*_.!\\()[]#-1ക"), { maxLength: 8 });
  fc.assert(
    fc.property(words, (words) => {
      const doc = paragraph(words.flatMap((word) => [word, schema.text(" ")]));
      expect(getCharacters(parseDocument(serializeDocument(doc)))).toEqual(getCharacters(doc));
    }),
    { numRuns: 500 },
  );
});

it("loses no text where emphasis touches within a word", () => {
  fc.assert(
    fc.property(fc.array(text("ab*_.! \\ക"), { maxLength: 8 }), (runs) => {
      const plain = (doc: Node) => doc.textContent.replace(/\s+/g, " ").trim();
      const doc = paragraph(runs);
      expect(plain(parseDocument(serializeDocument(doc)))).toBe(plain(doc));
    }),
    { numRuns: 500 },
  );
});
