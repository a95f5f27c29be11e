import { randomUUID } from "node:crypto";
import { type EncodedAnew, encodedAnew, inTurn } from "./encoded-anew.ts";
import type { StoredFile } from "./named-files.ts";

/** Longer sides are shortened to this where nothing else is said: more than any screen of a visitor shows. */
const LONGEST_SIDE = 2560;

/**
 * A picture that staff uploaded, ready to be kept (`Uploads.change` stores it): upright, bounded, without anything that its
 * camera wrote into it, as WebP under a key of its own in a folder.
 * @param of `folder` is like `event-uploads`: small letters and hyphens; `field` that of the upload, for what is said when
 *   it is refused; `square` the side of one that is cut square; `ending` that of the key, `.webp` at its end
 * @throws Refused "invalid" when it is no picture or has more pixels than `pixels`
 */
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
