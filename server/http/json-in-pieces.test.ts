import { expect, it } from "vitest";
import { jsonInPieces } from "./json-in-pieces.ts";

const long = "ലഹരി".repeat(5000);

it.each([
  ["a list", { data: [{ text: long }, { text: long }, null], meta: { total: 2 } }],
  [
    "an object with lists",
    { data: { id: 1, notes: [{ text: long }, { text: long }], letters: [], to: { a: [1] } }, version: 2 },
  ],
  ["nothing", { data: null }],
  ["an empty object", { data: {}, more: undefined }],
  ["an object without data", { message: "Saved", ids: [1, 2] }],
])("makes the JSON of %s", async (_title, body) => {
  const json = Buffer.from(await jsonInPieces(body)).toString();
  expect(json).toBe(JSON.stringify(body));
});
