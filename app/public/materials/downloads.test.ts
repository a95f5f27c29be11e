import { statSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { CATALOGUES } from "../../../shared/i18n/catalogues.ts";
import { formatSize, OWN_FILES } from "./downloads.ts";

it.each(OWN_FILES)("describes the logo or picture $png", async ({ png, svg, ...said }) => {
  const { width, height } = await sharp(`public${png}`).metadata();
  expect(said).toMatchObject({ width, height, bytes: statSync(`public${png}`).size });
  if (svg) expect(statSync(`public${svg}`).size).toBeLessThan(12_000);
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
