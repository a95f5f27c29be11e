import { expect, it } from "vitest";
import { getBeginsWithOne, withSavedReply } from "./use-reply-draft.ts";

const CALL = "Please call 14405.";
const THANKS = "Thank you.\r\n\r\nWe have read it.";
const KNOWN = [CALL, THANKS, ""];

it.each([
  ["nothing", "", CALL],
  ["an unedited one", CALL, "Thank you.\n\nWe have read it."],
  ["an unedited one of several lines", "Thank you.\n\nWe have read it.\n", CALL],
  ["one with own text below", `${CALL}\n\nRegards`, `Thank you.\n\nWe have read it.\n\nRegards`],
  ["own text", "Dear Latha,", `${CALL}\n\nDear Latha,`],
])("inserts a saved reply in place of %s", (_title, written, expected) => {
  const text = expected.startsWith("Thank") ? THANKS : CALL;
  expect(withSavedReply(written, text, KNOWN)).toBe(expected);
});

it("detects an edited reply", () => {
  expect(getBeginsWithOne(CALL, KNOWN)).toBe(CALL);
  expect(getBeginsWithOne("Please call 14405 today.", KNOWN)).toBeUndefined();
  expect(getBeginsWithOne("", KNOWN)).toBeUndefined();
});
