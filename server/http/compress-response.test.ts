import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { sendCompressed } from "./compress-response.ts";

it("security 80: many fresh pages at once take one thread, so that the password of a login is hashed between them", async () => {
  const page = Buffer.from(Array.from({ length: 300_000 }, (_, place) => Math.imul(place, place * 2654435761) >>> 24));
  let compressed = 0;
  const pages = Array.from({ length: 40 }, async () => {
    const response = await sendCompressed(new Response(page), "br");
    if (response.headers.has("Content-Encoding")) compressed += 1;
    return response;
  });
  await pages[0];
  await promisify(pbkdf2)("password", "salt", 1, 32, "sha256");
  // Behind all pages, it would come after most of them.
  expect(compressed).toBeLessThan(10);
  const responses = await Promise.all(pages);
  const encodings = responses.map(({ headers }) => headers.get("Content-Encoding"));
  expect(encodings.filter((encoding) => encoding === "br").length).toBe(21);
  for (const [place, response] of responses.entries()) {
    const body = Buffer.from(await response.arrayBuffer());
    expect((encodings[place] === "br" ? brotliDecompressSync(body) : body).equals(page)).toBe(true);
  }
});
