import type { Sharp } from "sharp";
import { isPicture } from "../../storage/file-kinds.ts";

/** Never upscaled. */
const WIDTHS = [480, 800, 1280];
const MAX_PIXELS = 25_000_000;
/** Some chat apps ignore larger previews. */
const MAX_PREVIEW_BYTES = 300 * 1024;
/** Shrink on load, to bound memory. */
const DECODED_SIDE_PX = 2560;
const PREVIEW = { width: 1200, height: 630 };

export interface SizedPicture {
  /** WebP, smallest first. */
  copies: { width: number; bytes: Buffer }[];
  width: number;
  height: number;
  /** JPEG 1200 × 630; not every chat app reads WebP. */
  preview: Buffer;
}

/**
 * Decodes, rotates and re-encodes; nothing of the original file remains.
 * @throws Error when it is no picture or has too many pixels
 */
export async function sizePicture(bytes: Buffer): Promise<SizedPicture> {
  if (!isPicture(bytes)) throw new Error("it is no picture");
  // Loaded on demand: large.
  const { default: sharp } = await import("sharp");
  const { width: wide, height: high } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (wide * high > MAX_PIXELS) throw new Error("it has too many pixels");
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ width: DECODED_SIDE_PX, height: DECODED_SIDE_PX, fit: "inside", withoutEnlargement: true });
  // Decoded once; rotation may swap width and height.
  const { data, info } = await source
    .timeout({ seconds: 10 })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, info.width)))];
  const copies: SizedPicture["copies"] = [];
  let height = info.height;
  for (const width of widths) {
    const copy = await raw()
      .resize({ width })
      .webp({ quality: 72, effort: 6, preset: "photo" })
      .toBuffer({ resolveWithObject: true });
    height = copy.info.height;
    copies.push({ width, bytes: copy.data });
  }
  return { copies, width: widths.at(-1) ?? info.width, height, preview: await getPreview(raw, sharp) };
}

async function getPreview(raw: () => Sharp, sharp: (bytes: Buffer) => Sharp): Promise<Buffer> {
  const fitted = await raw()
    .flatten({ background: "#fffaee" })
    .resize({ ...PREVIEW, fit: "cover" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of [82, 70, 55]) {
    const preview = await sharp(fitted).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (preview.length <= MAX_PREVIEW_BYTES) return preview;
  }
  return sharp(fitted).jpeg({ quality: 35, mozjpeg: true }).toBuffer();
}
