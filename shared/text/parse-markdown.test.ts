import { expect, it } from "vitest";
import { processorTime } from "../../tests/support/cpu-time.ts";
import { destination, plainBeginning } from "./markdown.ts";
import { markdownTree } from "./parse-markdown.ts";

it("parses headings, lists, links, strong, a callout and a contact", () => {
  const source = [
    "# Before you write to us",
    "Three things **help [us](/events)**",
    "to plan:",
    "",
    "- the number of pupils",
    "- two days",
    "1. first",
    "2) second",
    "### Small",
    ":::notice",
    "It costs **nothing**.",
    "- at all",
    ":::",
    ":::contact",
    "Campaign office",
    "+91 471 233 0000",
    "office@example.org",
    ":::",
  ].join("\r\n");
  expect(markdownTree(source)).toEqual([
    { kind: "heading", level: 2, text: ["Before you write to us"] },
    {
      kind: "paragraph",
      lines: [["Three things ", { strong: ["help ", { to: "/events", text: ["us"] }] }], ["to plan:"]],
    },
    { kind: "list", ordered: false, items: [{ lines: [["the number of pupils"]] }, { lines: [["two days"]] }] },
    { kind: "list", ordered: true, items: [{ lines: [["first"]] }] },
    { kind: "list", ordered: true, items: [{ lines: [["second"]] }] },
    { kind: "heading", level: 4, text: ["Small"] },
    {
      kind: "notice",
      blocks: [
        { kind: "paragraph", lines: [["It costs ", { strong: ["nothing"] }, "."]] },
        { kind: "list", ordered: false, items: [{ lines: [["at all"]] }] },
      ],
    },
    {
      kind: "contact",
      lines: [
        ["Campaign office"],
        [{ to: "tel:+914712330000", text: ["+91 471 233 0000"] }],
        [{ to: "mailto:office@example.org", text: ["office@example.org"] }],
      ],
    },
  ]);
});

it.each([
  ["a foreign scheme", "[a](javascript:alert(1))"],
  ["another site without a scheme", "[a](//evil.test)"],
  ["a link over http", "[a](http://plain.test)"],
  ["a link with a space", "[a](/b c)"],
  ["an incomplete link", "[a](/b"],
  ["unclosed strong text", "**a"],
  ["a single marker", "a * b `d` <b>e</b> &amp; ![f] ~~g~~"],
  ["a block of code", "```"],
  ["a rule", "---"],
  ["a deeper heading", "#### a"],
  ["a year", "2026. It was dry."],
  ["a phone number", "+ 91 471 233 0000"],
  ["an address in angle brackets", "<https://a.test>"],
  ["a definition", "[a]: /b"],
  ["a heading without a space", "#a"],
  ["an end without a start", ":::"],
])("leaves %s as typed", (_title, written) => {
  expect(markdownTree(written)).toEqual([{ kind: "paragraph", lines: [[written]] }]);
});

it("parses emphasis, quotes, tables, nested lists, pictures and questions", () => {
  const source = [
    "*a* __b__ ***c***",
    "> said",
    "",
    "| Age | [Km](/km) |",
    "| --- | --: |",
    "| 10 | *2* |",
    "",
    "- one",
    "  two",
    "  1. inner",
    "",
    "**before ![](picture:7) after**",
    ":::question How *far*?",
    "Five.",
    ":::",
  ].join("\n");
  expect(markdownTree(source)).toEqual([
    { kind: "paragraph", lines: [[{ em: ["a"] }, " ", { strong: ["b"] }, " ", { em: [{ strong: ["c"] }] }]] },
    { kind: "quote", blocks: [{ kind: "paragraph", lines: [["said"]] }] },
    { kind: "table", head: [["Age"], [{ to: "/km", text: ["Km"] }]], rows: [[["10"], [{ em: ["2"] }]]] },
    {
      kind: "list",
      ordered: false,
      items: [
        {
          lines: [["one"], ["two"]],
          blocks: [{ kind: "list", ordered: true, items: [{ lines: [["inner"]] }] }],
        },
      ],
    },
    { kind: "paragraph", lines: [[{ strong: ["before "] }]] },
    { kind: "picture", id: 7 },
    { kind: "paragraph", lines: [[{ strong: [" after"] }]] },
    { kind: "question", question: ["How ", { em: ["far"] }, "?"], blocks: [{ kind: "paragraph", lines: [["Five."]] }] },
  ]);
});

it("bounds tables and nesting", () => {
  const table = (columns: number) => `${"|a".repeat(columns)}\n${"|-".repeat(columns)}\n${"|\n".repeat(3000)}`;
  expect(markdownTree(table(12))).toMatchObject([
    { kind: "table", head: { length: 12 }, rows: { length: 199 } },
    { kind: "paragraph", lines: { length: 2801 } },
  ]);
  expect(markdownTree(table(13))).toMatchObject([{ kind: "paragraph" }]);
  expect(markdownTree(`|a|\n|-|\n${"|b|\n|-|\n|c|\n".repeat(100)}`)).toMatchObject([
    { kind: "table", rows: { length: 199 } },
    { kind: "paragraph" },
    { kind: "table" },
  ]);
  const inQuote = `${"> |a|\n> |-|\n".concat("> |b|\n".repeat(150))}>\n`.repeat(2);
  expect(markdownTree(inQuote)).toMatchObject([{ kind: "quote", blocks: [{ kind: "table" }, { kind: "table" }] }]);
  const deepest = JSON.stringify(markdownTree("> ".repeat(6000)));
  expect(deepest.match(/"quote"/g)?.length).toBeLessThanOrEqual(20);
});

it("treats an escaped character literally", () => {
  expect(markdownTree(String.raw`\*\*a\*\* \[b\](/c) \d`)).toEqual([
    { kind: "paragraph", lines: [[String.raw`**a** [b](/c) \d`]] },
  ]);
  expect(markdownTree(String.raw`*a\*b* **c\*\*d**`)).toEqual([
    { kind: "paragraph", lines: [[{ em: ["a*b"] }, " ", { strong: ["c**d"] }]] },
  ]);
});

it.each([
  ["/events?district=Kollam#top", "/events?district=Kollam#top"],
  ["https://council.example.org/a?b=c", "https://council.example.org/a?b=c"],
  ["HTTPS://council.example.org", "HTTPS://council.example.org"],
  ["mailto:a@example.org", "mailto:a@example.org"],
  ["tel:+91-471-2330000", "tel:+914712330000"],
  ["tel:14405", "tel:14405"],
  ["mailto:a@example.org?subject=x", null],
  ["https://user@evil.test", null],
  ["https://council.example.org\\@evil.test", null],
  ["https://council.example.org/@council", "https://council.example.org/@council"],
  ["https://", null],
  ["data:text/html,a", null],
  ["vbscript:a", null],
  ["java\u0000script:a", null],
  ["events", null],
  ["/\\evil.test", null],
  ["/..//evil.test", null],
  ["/%2e%2E//evil.test", null],
  ["#top", null],
])("links %s to %s", (written, to) => {
  expect(destination(written)).toBe(to);
});

it("preserves the joiners of Malayalam text", () => {
  const text = "സ്‌പോർട്സ് **നാൾ**";
  expect(markdownTree(text)).toEqual([{ kind: "paragraph", lines: [["സ്‌പോർട്സ് ", { strong: ["നാൾ"] }]] }]);
});

it("builds a description from whole words of the first paragraphs", () => {
  const tree = markdownTree("# Title\nOne **two** [three](/a)\nfour\n\nfive");
  expect(plainBeginning(tree, 100)).toBe("One two three four five");
  expect(plainBeginning(tree, 12)).toBe("One two…");
});

it.each(["-", "- ", "|-"])("security 53: reads 60,000 characters of %j in linear time", async (part) => {
  const source = `${part.repeat(60_000 / part.length)}x`;
  expect(await processorTime(() => markdownTree(source))).toBeLessThan(1000);
});
