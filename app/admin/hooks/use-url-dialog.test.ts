import { expect, it } from "vitest";
import { searchWith } from "./use-url-dialog.ts";

it.each([
  ["", 7, "?open=7"],
  ["?tab=approved&page=2", 7, "?tab=approved&page=2&open=7"],
  ["?open=6&q=bus", 7, "?q=bus&open=7"],
  ["?open=6", null, ""],
  ["?q=100%25&open=6", null, "?q=100%25"],
])("from %j, with %j open, navigates to %j", (search, id, to) => {
  expect(searchWith(search, id)).toBe(to);
});
