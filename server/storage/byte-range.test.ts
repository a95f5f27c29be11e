import { expect, it } from "vitest";
import { inlineHeaders } from "../http/files.routes.ts";
import { byteRange } from "./byte-range.ts";

it.each([
  [undefined, "whole"],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-", { start: 2, end: 9 }],
  ["bytes=2-4", { start: 2, end: 4 }],
  ["bytes=2-400", { start: 2, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-300", { start: 0, end: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=4-2", "whole"],
  ["bytes=-", "whole"],
  ["bytes=a-b", "whole"],
  ["items=0-1", "whole"],
  ["bytes=0-1,3-4", "whole"],
  [`bytes=${"0-,".repeat(1000)}0-`, "whole"],
  ["bytes=99999999999999999999-", "whole"],
] as const)("security 39: of ten bytes %s gets %j", (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

it.each([
  ["plan.pdf", `inline; filename=plan.pdf`],
  [`a"b\\c.pdf`, `inline; filename="a\\"b\\\\c.pdf"`],
  ["50%41.pdf", `inline; filename=50%41.pdf; filename*=UTF-8''50%2541.pdf`],
  ["ഓട്ടം (1).pdf", `inline; filename="????? (1).pdf"; filename*=UTF-8''${encodeURIComponent("ഓട്ടം")}%20%281%29.pdf`],
  ["a\ud800b.pdf", `inline; filename="a?b.pdf"; filename*=UTF-8''a%EF%BF%BDb.pdf`],
  ["a\r\nSet-Cookie: b.pdf", `inline; filename="a??Set-Cookie: b.pdf"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b.pdf`],
])("security 36: %j is encoded as data", (name, header) => {
  expect(inlineHeaders(name)).toBe(header);
});
