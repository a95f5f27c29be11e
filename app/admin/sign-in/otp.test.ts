import { describe, expect, it } from "vitest";
import { pasteAt, typeAt } from "./otp.tsx";

const boxes = (text: string) => Array.from(text.padEnd(6, " "), (digit) => digit.trim());
const shown = (digits: readonly string[] | undefined) => digits?.map((digit) => digit || " ").join("");

describe("one-time code boxes", () => {
  it.each([
    ["", 0, "4", "4     ", 1],
    ["40719", 5, "2", "407192", 5],
    ["407192", 2, "", "40 192", 2],
    ["407192", 2, "79", "409192", 3],
    ["407192", 2, "97", "409192", 3],
    ["407192", 2, "77", "407192", 3],
    ["", 0, "407192", "407192", 5],
  ])("with %j, setting box %i to %j gives %j", (before, at, value, after, next) => {
    const entered = typeAt(boxes(before), at, value);
    expect(shown(entered?.digits)).toBe(after);
    expect(entered?.next).toBe(next);
  });

  it.each(["a", " ", "-", "൪"])("reject %j", (value) => expect(typeAt(boxes("4"), 1, value)).toBeNull());

  it.each([
    ["407192", 3, "407192", 5],
    [" 407 192 ", 0, "407192", 5],
    ["407-192", 5, "407192", 5],
    ["Your code: 407192, sent at 10:30", 0, "407192", 5],
    ["40719255", 0, "407192", 5],
    ["92", 4, "    92", 5],
    ["407", 5, "     4", 5],
  ])("accept %j pasted into box %i", (pasted, at, after, next) => {
    const entered = pasteAt(boxes(""), at, pasted);
    expect(shown(entered?.digits)).toBe(after);
    expect(entered?.next).toBe(next);
  });

  it("ignore pasted text without digits", () => expect(pasteAt(boxes("4"), 0, "code")).toBeNull());
});
