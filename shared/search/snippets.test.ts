import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "./fold-text.ts";
import { matchesAll, parseQuery } from "./search-query.ts";
import { getSnippet, highlightMatches } from "./snippets.ts";

const marked = (text: string, q: string) =>
  highlightMatches(text, parseQuery(q))
    .map((stretch) => (stretch.isMatch ? `[${stretch.text}]` : stretch.text))
    .join("");

describe("search matches", () => {
  it.each([
    ["kannur", "near Kannur. Can", "near [Kannur]. Can"],
    ["kannur", "ഞാൻ കണ്ണൂരിലാണ്", "ഞാൻ [കണ്ണൂരി]ലാണ്"],
    ["മകൻ", "എന്റെ മകന്\u200d ആണ്", "എന്റെ [മകന്\u200d] ആണ്"],
    ["ിയ", "കിയാ", "[കിയാ]"],
    ["ann an", "Joann", "Jo[ann]"],
    ["a", "İa", "İ[a]"],
    ["x", "none", "none"],
  ])("%s in %s is marked", (q, text, expected) => {
    expect(marked(text, q)).toBe(expected);
  });

  it("reproduce the text, with a mark if there is a match", () => {
    const text = fc.string({ unit: fc.constantFrom(..."abക്ര്‍ർറ കിA\n"), maxLength: 40 });
    fc.assert(
      fc.property(text, text, (item, q) => {
        const [terms, stretches] = [parseQuery(q), highlightMatches(item, parseQuery(q))];
        expect(stretches.map((stretch) => stretch.text).join("")).toBe(item);
        if (terms.length > 0 && matchesAll(foldText(item), terms))
          expect(stretches.some((stretch) => stretch.isMatch)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it("are shown with some context, in whole words", () => {
    const long = `${"before it ".repeat(30)}our school near Kannur. ${"after it ".repeat(30)}`;
    const piece = getSnippet(long, parseQuery("kannur"), 90);
    expect(piece).toMatch(/^… .*our school near Kannur\. .*…$/u);
    expect(piece.length).toBeLessThan(100);
    expect(getSnippet(long, parseQuery("nowhere"), 20)).toBe("before it before it…");
    expect(getSnippet("short\n\ntext", parseQuery("text"), 90)).toBe("short text");
    expect(getSnippet("x".repeat(500), parseQuery("xx"), 90)).toHaveLength(91);
  });
});
