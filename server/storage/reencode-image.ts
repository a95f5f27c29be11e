import type { Sharp } from "sharp";
import { AppError } from "../lib/app-error.ts";
import { isPicture } from "./file-kinds.ts";

interface ReencodeOptions {
  field: string;
  /** Maximum width × height. */
  pixels: number;
  /** 1 to 100; ignored for PNG. */
  quality: number;
  /** Default WebP. */
  format?: Format;
  /** How long encoding may take. */
  seconds?: number;
}

type Format = "jpg" | "png" | "webp";

const FORMATS: Record<Format, (picture: Sharp, quality: number) => Sharp> = {
  // Optimised coding holds the coefficients of the whole picture: 300 MB of one with 50 megapixels.
  jpg: (picture, quality) => picture.jpeg({ quality, chromaSubsampling: "4:4:4", optimizeCoding: false }),
  png: (picture) => picture.png(),
  webp: (picture, quality) => picture.webp({ quality }),
};
/** How long it may take: a WebP of 50 megapixels takes 20 s of a processor, a JPEG 3 s. */
const TIMEOUT_SECONDS = 60;

/** Serial: decoding uses a whole core and much memory. */
let previous: Promise<unknown> = Promise.resolve();

export function runInTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = previous.then(work);
  previous = result.catch(() => {});
  return result;
}

export interface ReencodedImage {
  content: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes, bounds, rotates, resizes and re-encodes a picture, without metadata.
 * @throws AppError "invalid" when it is no picture or has too many pixels, "unavailable" on timeout
 */
export async function reencodeImage(
  sent: Uint8Array,
  { field, pixels, quality, format = "webp", seconds = TIMEOUT_SECONDS }: ReencodeOptions,
  sized: (picture: Sharp) => Sharp = (picture) => picture,
): Promise<ReencodedImage> {
  const notAnImage = () => new AppError("invalid", "picture-invalid", { field });
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  if (!isPicture(bytes)) throw notAnImage();
  // Loaded on demand: large.
  const { default: sharp } = await import("sharp");
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > pixels) {
      const params = { megapixels: pixels / 1_000_000 };
      throw new AppError("invalid", { code: "picture-of-too-many-pixels", params }, { field });
    }
    const source = sharp(bytes, { limitInputPixels: pixels, failOn: "error", sequentialRead: true });
    const encoder = FORMATS[format](sized(source.autoOrient()), quality).timeout({ seconds });
    const { data, info } = await encoder.toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isLate = error instanceof Error && error.message.startsWith("timeout:");
    throw isLate ? new AppError("unavailable", "crowd-of-uploads", { retryAfter: 60 }) : notAnImage();
  }
}
