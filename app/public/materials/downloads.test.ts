import { statSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { CATALOGUES } from "../../../shared/i18n/catalogues.ts";
import { formatSize, OWN_LOGO } from "./downloads.ts";

it("describes the file of the site's logo", async () => {
  const file = `public${OWN_LOGO.address}`;
  const { width, height } = await sharp(file).metadata();
  expect(OWN_LOGO).toMatchObject({ side: width, bytes: statSync(file).size });
  expect(height).toBe(width);
});

it.each([
  [1, "1 kB"],
  [1499, "1 kB"],
  [95_600, "96 kB"],
  [999_400, "999 kB"],
  [1_000_000, "1.0 MB"],
  [20 * 1024 * 1024, "21.0 MB"],
])("formats %i bytes as %s", (bytes, size) => {
  expect(formatSize(bytes, CATALOGUES.en.materials)).toBe(size);
});
