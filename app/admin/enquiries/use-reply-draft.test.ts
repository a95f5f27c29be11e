import { expect, it } from "vitest";
import { getBeginsWithOne, withSavedReply } from "./use-reply-draft.ts";

const CALL = "Please call 14405.";
const THANKS = "Thank you.\r\n\r\nWe have read it.";
const KNOWN = [CALL, THANKS, ""];

it.each([
  ["nothing", "", CALL],
  ["another that was not edited", CALL, "Thank you.\n\nWe have read it."],
  ["another of several lines", "Thank you.\n\nWe have read it.\n", CALL],
  ["another with one's own words below", `${CALL}\n\nRegards`, `Thank you.\n\nWe have read it.\n\nRegards`],
  ["one's own words", "Dear Latha,", `${CALL}\n\nDear Latha,`],
])("puts a saved reply in the place of %s", (_title, written, expected) => {
  const text = expected.startsWith("Thank") ? THANKS : CALL;
  expect(withSavedReply(written, text, KNOWN)).toBe(expected);
});

it("knows one that was edited", () => {
  expect(getBeginsWithOne(CALL, KNOWN)).toBe(CALL);
  expect(getBeginsWithOne("Please call 14405 today.", KNOWN)).toBeUndefined();
  expect(getBeginsWithOne("", KNOWN)).toBeUndefined();
});
