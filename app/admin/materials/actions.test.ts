import { expect, it } from "vitest";
import { validateFile } from "./actions.ts";

const MIB = 1024 * 1024;

it.each([
  ["application/pdf", 1, undefined],
  ["image/webp", 20 * MIB, undefined],
  ["image/png", 20 * MIB + 1, { code: "material-too-large", params: { megabytes: 20 } }],
  ["image/svg+xml", 1, { code: "material-invalid" }],
  ["image/png", 0, { code: "material-invalid" }],
  ["", 1, undefined],
  ["application/octet-stream", 1, undefined],
  ["application/zip", 1, { code: "material-invalid" }],
])("file of type %j with %i bytes: %j", (type, size, broken) => {
  expect(validateFile({ type, size })).toEqual(broken);
});
