import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TIMED } from "../../../../tests/support/timed.ts";
import { tellsOfDanger } from "./distress.ts";

const LANGUAGES = ["english", "latin", "malayalam"] as const;

/** Phrases of a kind; every second one is held out: the rules were written from the others only. */
const read = (kind: "urgent" | "harmless", part: "written from" | "held out"): string[] =>
  LANGUAGES.flatMap((language) =>
    readFileSync(`tests/triage/${kind}-${language}.txt`, "utf8")
      .trim()
      .split("\n")
      .filter((_, line) => line % 2 === (part === "held out" ? 1 : 0)),
  );

describe("distress", () => {
  it("has at least 400 urgent and 400 harmless phrases to be measured by", () => {
    for (const kind of ["urgent", "harmless"] as const)
      expect(read(kind, "written from").length + read(kind, "held out").length).toBeGreaterThanOrEqual(400);
  });

  it.each(["written from", "held out"] as const)("is recognised in the phrases: %s", async (part) => {
    const [urgent, harmless] = [read("urgent", part), read("harmless", part)];
    const count = async (texts: string[]) => (await Promise.all(texts.map(tellsOfDanger))).filter(Boolean).length;
    const [found, wrong] = [await count(urgent), await count(harmless)];
    const recall = found / urgent.length;
    const precision = found / (found + wrong);
    // biome-ignore lint/suspicious/noConsole: the figures are what this test is for
    console.info(`${part}: recall ${(recall * 100).toFixed(1)} %, precision ${(precision * 100).toFixed(1)} %`);
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(precision).toBeGreaterThanOrEqual(0.97);
  });

  it.each([
    ["between harmless sentences", "Good evening. My name is Anu. I want to die. Thank you."],
    ["at the end of a long message", `${"We live near the school and run each day. ".repeat(1000)} he drank poison`],
    [
      "in a message without full stops",
      `${"and we run each day ".repeat(400)} he drank poison ${"and so on ".repeat(90)}`,
    ],
    ["with typographic apostrophes", "I don’t want to live"],
    ["in old spellings of Malayalam", "അവന്\u200d വിഷം കഴിച്ചു"],
  ])("is recognised %s", async (_where, text) => {
    expect(await tellsOfDanger(text)).toBe(true);
  });

  it("takes linear time on texts crafted to be slow", TIMED, async () => {
    for (const part of [
      "i ",
      "he want ",
      "beat kin ",
      "take many pill not ",
      "enne ",
      "kai ",
      "അമ്മയെ ",
      "ഞാൻ ",
      "x",
      "-",
      "ab cd ef gh ",
    ]) {
      const started = performance.now();
      await tellsOfDanger(part.repeat(Math.floor(64_000 / part.length)));
      expect([part, performance.now() - started < 1500]).toEqual([part, true]);
    }
  });
});
