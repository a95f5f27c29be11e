import { randomUUID } from "node:crypto";
import { encodedAnew } from "./encoded-anew.ts";
import type { StoredFile } from "./named-files.ts";

/** Longer sides are shortened to this: more than any screen of a visitor shows. */
const LONGEST_SIDE = 2560;

/** Decoding takes all of a processor and much memory: it is done once at a time, however many upload. */
let underWay: Promise<unknown> = Promise.resolve();

/**
 * A picture that staff uploaded, ready to be kept (`Uploads.change` stores it): upright, bounded, without anything that its
 * camera wrote into it, as WebP under a key of its own in a folder.
 * @param folder like `event-uploads`: small letters and hyphens
 * @param field of the upload, for what is said when it is refused
 * @throws Refused "invalid" when it is no picture or has more pixels than `pixels`
 */
export function keptPicture(
  sent: Uint8Array,
  of: { folder: string; field: string; pixels: number },
): Promise<StoredFile> {
  const { folder, ...bounds } = of;
  const made = underWay.then(async () => ({
    key: `${folder}/${randomUUID()}.webp`,
    content: await encodedAnew(sent, { ...bounds, quality: 84 }, (picture) =>
      picture.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true }),
    ),
  }));
  underWay = made.catch(() => {});
  return made;
}
