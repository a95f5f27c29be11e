import { expect, it } from "vitest";
import { validateFile } from "./actions.ts";

const MIB = 1024 * 1024;

it.each([
  ["application/pdf", 1, undefined],
  ["application/pdf", 20 * MIB, undefined],
  ["application/pdf", 20 * MIB + 1, { code: "pdf-too-large", params: { megabytes: 20 } }],
  ["image/png", 1, { code: "pdf-invalid" }],
  ["", 1, undefined],
  ["application/octet-stream", 1, undefined],
  ["application/x-pdf", 1, undefined],
  ["application/pdf", 0, { code: "pdf-invalid" }],
  ["application/zip", 1, { code: "pdf-invalid" }],
])("file of type %j with %i bytes: %j", (type, size, broken) => {
  expect(validateFile({ type, size })).toEqual(broken);
});
