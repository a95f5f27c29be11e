import fc from "fast-check";
import { expect, it } from "vitest";
import { processorTime } from "../../tests/support/cpu-time.ts";
import { isFormatted, toMarkdown, toPlainText, toStoredText } from "./formatted-text.ts";
import { markdownTree } from "./parse-markdown.ts";

it.each([
  "2 * 3 = 6, a*b*c and **not bold**",
  "#1 of 14\n# Not a heading\n1. May\n2) June\n- no list\n* none\n+ 91 471\n> no quote",
  "<b>x</b> &amp; `code` _x_ snake_case ![p](picture:3) [a](/b) https://a.org/_b_",
  "a | b\n- | -\nc | d\n|---|---|\n---\n===\n:::notice\nx\n:::",
  "C:\\temp\\*\n\n\tindented\n    also\n\n\n\nend!",
  "കേരളം __ഓടുന്നു__ 2026. മേയ്",
])("shows %j as it is written", (plain) => {
  const lines = plain.split(/\n\s*\n/).map((paragraph) => paragraph.split("\n").map((line) => [line.trim()]));
  expect(isFormatted(plain)).toBe(false);
  expect(markdownTree(toMarkdown(plain))).toEqual(lines.map((lines) => ({ kind: "paragraph", lines })));
});

const LINE = fc.string({
  unit: fc.oneof(fc.constantFrom(..." \\`*_[](){}#+-.!|<>&:19aക\u0d4d~="), fc.string({ minLength: 1, maxLength: 1 })),
  maxLength: 20,
});

it("keeps plain text plain through the editor's Markdown", () => {
  fc.assert(
    fc.property(fc.array(LINE, { maxLength: 6 }), (lines) => {
      const plain = lines
        .map((line) => line.replace(/\s+/g, " ").trim())
        .join("\n")
        .replace(/\n{2,}/g, "\n\n")
        .trim();
      expect(toStoredText(toMarkdown(plain))).toBe(plain);
      const shown = markdownTree(toMarkdown(plain)).map((block) =>
        block.kind === "paragraph" ? block.lines.map((line) => line.join("")).join("\n") : block.kind,
      );
      expect(shown).toEqual(plain === "" ? [] : plain.split("\n\n"));
    }),
    { numRuns: 500 },
  );
});

it("tells formatted text apart, and says it in plain words elsewhere", () => {
  const markdown =
    "Bring:\n\n- water\n- **two** shoes, 2 \\* 1\n\n1. Start at [the *gate*](/events)!\n\n## Then\n\n> run_fast";
  const stored = toStoredText(markdown);
  expect(isFormatted(stored)).toBe(true);
  expect(toMarkdown(stored)).toBe(markdown);
  expect(toPlainText(stored)).toBe(
    "Bring:\n\n• water\n• two shoes, 2 * 1\n\n1. Start at the gate!\n\nThen\n\nrun_fast",
  );
  expect(toStoredText("2 \\* 3")).toBe("2 * 3");
  expect(toPlainText("2 * 3 _x_")).toBe("2 * 3 _x_");
});

it.each(["](", "](<", "](a", "a_"])(
  "security 53: finds the plain text of 100,000 characters of %j in linear time",
  async (part) => {
    const stored = `\u2060${part.repeat(100_000 / part.length)}`;
    expect(await processorTime(() => toPlainText(stored))).toBeLessThan(500);
  },
);

it("loses link targets with parentheses", () => {
  expect(toPlainText("\u2060[Kannur](https://a.example/x_(y)) and [more](<https://a.example/ b>)")).toBe(
    "Kannur and more",
  );
});
