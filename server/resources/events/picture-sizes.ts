import type { Sharp } from "sharp";
import { isPicture } from "../../storage/picture-kinds.ts";

/** Widths in which a picture is kept, as far as it is that wide itself. */
const WIDTHS = [480, 800, 1280];
/** Pixels of the picture as it came (docs/security.md, row 35). */
const MOST_PIXELS = 25_000_000;
/** Previews above this size are not shown by some chats, in bytes. */
const PREVIEW_BYTES = 300 * 1024;
/** Longer sides are shortened to this while the picture is decoded, so that a large one takes little memory. */
const DECODED = 2560;
const PREVIEW = { width: 1200, height: 630 };

/** A picture in all the sizes in which it is kept. */
export interface SizedPicture {
  /** WebP, smallest first. */
  copies: { width: number; bytes: Buffer }[];
  width: number;
  height: number;
  /** JPEG, 1200 by 630, since not every chat reads WebP. */
  preview: Buffer;
}

/**
 * Decodes a picture, turns it upright and encodes it anew: nothing of the file that came is left in it.
 * @throws Error when it is no picture, or has too many pixels.
 */
export async function sizePicture(bytes: Buffer): Promise<SizedPicture> {
  if (!isPicture(bytes)) throw new Error("it is no picture");
  // The decoder is large, and lists without pictures do not need it.
  const { default: sharp } = await import("sharp");
  const { width: wide, height: high } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (wide * high > MOST_PIXELS) throw new Error("it has too many pixels");
  const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ width: DECODED, height: DECODED, fit: "inside", withoutEnlargement: true });
  // Decoded once, and small enough to stay in memory; turning may swap the sides.
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
  return { copies, width: widths.at(-1) ?? info.width, height, preview: await previewOf(raw, sharp) };
}

async function previewOf(raw: () => Sharp, sharp: (bytes: Buffer) => Sharp): Promise<Buffer> {
  const fitted = await raw()
    .flatten({ background: "#fffaee" })
    .resize({ ...PREVIEW, fit: "cover" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of [82, 70, 55]) {
    const preview = await sharp(fitted).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (preview.length <= PREVIEW_BYTES) return preview;
  }
  return sharp(fitted).jpeg({ quality: 35, mozjpeg: true }).toBuffer();
}
