import type { Sharp } from "sharp";
import { Refused } from "../refused.ts";
import { isPicture } from "./picture-kinds.ts";

interface Bounds {
  /** The field that held the picture. */
  field: string;
  /** Most pixels of the picture as it came: width times height. */
  pixels: number;
  /** Of the WebP that it becomes, 1 to 100. */
  quality: number;
}

/**
 * A picture that somebody sent, as WebP: decoded, bounded, turned upright, sized and encoded anew, so that nothing of the
 * file that came is left in it, where and with which camera it was taken least of all.
 * @throws Refused "invalid" when it is no picture or has too many pixels.
 */
export async function encodedAnew(
  sent: Uint8Array,
  { field, pixels, quality }: Bounds,
  sized: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  const notAnImage = () => new Refused("invalid", "picture-invalid", { field });
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  if (!isPicture(bytes)) throw notAnImage();
  // The decoder is large, and pictures are rare: it comes with the first one.
  const { default: sharp } = await import("sharp");
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > pixels) {
      const params = { megapixels: pixels / 1_000_000 };
      throw new Refused("invalid", { code: "picture-of-too-many-pixels", params }, { field });
    }
    const source = sharp(bytes, { limitInputPixels: pixels, failOn: "error", sequentialRead: true });
    return await sized(source.autoOrient()).webp({ quality }).timeout({ seconds: 10 }).toBuffer();
  } catch (error) {
    throw error instanceof Refused ? error : notAnImage();
  }
}
