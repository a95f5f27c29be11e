import { expect, it } from "vitest";
import { processorTime } from "../../tests/support/cpu-time.ts";
import { getOwnText, splitQuotedText } from "./quoted-text.ts";

const own = (text: string) => ({ isQuoted: false, text });
const quoted = (text: string) => ({ isQuoted: true, text });

it.each([
  ["Hello", [own("Hello")]],
  ["", []],
  ["Yes.\n\n> Will you come?\n> When?", [own("Yes."), quoted("> Will you come?\n> When?")]],
  [
    "Yes.\n\nOn Thu, 26 Nov 2026 at 10:00, Drug Free Kerala\n<help@council.test> wrote:\n\n> Will you?\n>\n\n> When?\n",
    [
      own("Yes."),
      quoted("On Thu, 26 Nov 2026 at 10:00, Drug Free Kerala\n<help@council.test> wrote:\n\n> Will you?\n>\n\n> When?"),
    ],
  ],
  [
    "> Will you come?\nYes.\n> When?\nOn Monday.",
    [quoted("> Will you come?"), own("Yes."), quoted("> When?"), own("On Monday.")],
  ],
  ["ശരി\n\n2026, നവം 26, X എഴുതി:\n> വരുമോ?", [own("ശരി"), quoted("2026, നവം 26, X എഴുതി:\n> വരുമോ?")]],
  ["Yes.\n-- \nAmma\nKollam", [own("Yes."), quoted("-- \nAmma\nKollam")]],
  [
    "Yes.\n\n-----Original Message-----\nFrom: X\n\nWill you?",
    [own("Yes."), quoted("-----Original Message-----\nFrom: X\n\nWill you?")],
  ],
  ["He wrote:\nstop", [own("He wrote:\nstop")]],
])("splits %j", (text, segments) => {
  expect(splitQuotedText(text)).toEqual(segments);
});

it("is fast for many short quotations", async () => {
  const text = "> a\nwrote:\nb\n".repeat(6000);
  expect(await processorTime(() => expect(getOwnText(text).length).toBeGreaterThan(6000))).toBeLessThan(500);
});

it.each([" ", "\n", "\t", "wrote: ", "-"])("security 53: splits 60 KB of %j in linear time", async (part) => {
  const text = `a${part.repeat(60_000 / part.length)}b`;
  expect(await processorTime(() => splitQuotedText(text))).toBeLessThan(500);
});
