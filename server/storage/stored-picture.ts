import { randomUUID } from "node:crypto";
import type { StoredFile } from "./file-references.ts";
import { type EncodedAnew, encodedAnew, inTurn } from "./reencode-image.ts";

/** Default maximum side in pixels. */
const LONGEST_SIDE = 2560;

/** Prepares an uploaded picture: upright, bounded, without metadata, WebP with a random key. */
export function keptPicture(
  sent: Uint8Array,
  of: {
    folder: string;
    field: string;
    pixels: number;
    longestSide?: number;
    square?: number;
    ending?: (of: EncodedAnew) => string;
  },
): Promise<StoredFile> {
  const { folder, longestSide: side = LONGEST_SIDE, square, ending = () => ".webp", ...bounds } = of;
  return inTurn(async () => {
    const encoded = await encodedAnew(sent, { ...bounds, quality: 84 }, (picture) =>
      square === undefined
        ? picture.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
        : picture.resize({ width: square, height: square, fit: "cover" }),
    );
    return { key: `${folder}/${randomUUID()}${ending(encoded)}`, content: encoded.content };
  });
}
