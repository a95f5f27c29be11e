import { randomUUID } from "node:crypto";
import type { StoredFile } from "./file-references.ts";
import { type ReencodedImage, reencodeImage, runInTurn } from "./reencode-image.ts";

/** Default maximum side in pixels. */
const MAX_SIDE_PX = 2560;

/** Prepares an uploaded picture: upright, bounded, without metadata, WebP with a random key. */
export function toStoredImage(
  sent: Uint8Array,
  of: {
    folder: string;
    field: string;
    pixels: number;
    longestSide?: number;
    square?: number;
    ending?: (of: ReencodedImage) => string;
  },
): Promise<StoredFile> {
  const { folder, longestSide: side = MAX_SIDE_PX, square, ending = () => ".webp", ...bounds } = of;
  return runInTurn(async () => {
    const encoded = await reencodeImage(sent, { ...bounds, quality: 84 }, (picture) =>
      square === undefined
        ? picture.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
        : picture.resize({ width: square, height: square, fit: "cover" }),
    );
    return { key: `${folder}/${randomUUID()}${ending(encoded)}`, content: encoded.content };
  });
}
