import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Markdown } from "../app/components/markdown.tsx";
import { samplePages } from "../sample-content/pages.ts";
import { POLICY_DRAFTS } from "../shared/pages/policy-templates.ts";
import type { Block } from "../shared/text/markdown.ts";
import { markdownTree } from "../shared/text/parse-markdown.ts";
import { formerMarkdownTree } from "./support/former-markdown.ts";

const render = (blocks: Block[]) =>
  renderToStaticMarkup(
    createElement(Markdown, { blocks, link: (to, children) => createElement("a", { href: to }, children) }),
  );

it.each([...samplePages(new Date()), ...POLICY_DRAFTS])("renders $slug as before CommonMark", ({ body, body_ml }) => {
  for (const text of [body, body_ml]) expect(render(markdownTree(text))).toBe(render(formerMarkdownTree(text)));
});

/** What the former editor offered. */
const WORDS = fc.constantFrom(
  "ഓട്ടം",
  "water",
  "**two days**",
  "**“അ”**കൂടെ",
  "[us](/events)",
  "3 km",
  "+91 471 233 0000",
  "a_b_c",
);
const LINE = fc.array(WORDS, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
const BLOCK = fc.oneof(
  LINE.map((line) => `## ${line}`),
  fc.array(LINE, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n")),
  fc.array(LINE, { minLength: 1, maxLength: 3 }).map((lines) => lines.map((line) => `- ${line}`).join("\n")),
  fc
    .array(LINE, { minLength: 1, maxLength: 3 })
    .map((lines) => lines.map((line, at) => `${at + 4}. ${line}`).join("\n")),
  LINE.map((line) => `:::notice\n${line}\n:::`),
  LINE.map((line) => `:::contact\n${line}\n+91 471 233 0000\n:::`),
);

it("renders all texts of the former editor as before", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(BLOCK, fc.boolean())), (blocks) => {
      // A blank line between two lists joined none before and joins both now.
      const text = blocks.map(([block, gap]) => block + (gap && !/^[-\d]/.test(block) ? "\n\n" : "\n")).join("");
      expect(render(markdownTree(text))).toBe(render(formerMarkdownTree(text)));
    }),
  );
});
