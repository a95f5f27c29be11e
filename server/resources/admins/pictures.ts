import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { PICTURE_PIXELS } from "../../../domain/profile.ts";
import type { Tables } from "../../database/tables.ts";
import type { Log } from "../../log.ts";
import { Refused } from "../../refused.ts";
import { isPicture } from "../../storage/picture-kinds.ts";
import { addressOf, type Storage } from "../../storage/storage.ts";

/** Width and height of a stored picture. */
export const PICTURE_SIDE = 512;

/**
 * A picture as it is kept: decoded, bounded, turned upright, cut square and encoded anew, so that nothing of the file
 * that was sent is left in it, where and with which camera it was taken least of all.
 * @throws Refused "invalid" when it is no picture or has too many pixels.
 */
export async function squarePicture(sent: Uint8Array): Promise<Buffer> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  if (!isPicture(bytes)) throw notAnImage();
  // The decoder is large, and pictures are rare: it comes with the first one.
  const { default: sharp } = await import("sharp");
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > PICTURE_PIXELS) throw tooManyPixels();
    return await sharp(bytes, { limitInputPixels: PICTURE_PIXELS, failOn: "error", sequentialRead: true })
      .autoOrient()
      .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: "cover" })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch (error) {
    throw error instanceof Refused ? error : notAnImage();
  }
}

const FIELD = { field: "profile" };
const notAnImage = () => new Refused("invalid", "picture-invalid", FIELD);
const tooManyPixels = () =>
  new Refused(
    "invalid",
    { code: "picture-of-too-many-pixels", params: { megapixels: PICTURE_PIXELS / 1_000_000 } },
    FIELD,
  );

/** Where a picture lies: its content and whose it is, so that two administrators never share a file. */
export const pictureKey = (adminId: number, picture: Buffer): string =>
  `profiles/${createHash("sha256").update(`${adminId}\n`).update(picture).digest("base64url").slice(0, 32)}.webp`;

/**
 * Removes the picture at a path that no account names any more. A file that stays behind is a matter for the log, not
 * for the person whose new picture is there.
 */
export type RemoveUnnamed = (path: string) => Promise<void>;

export const removesUnnamed =
  ({ db, storage, log }: { db: Kysely<Tables>; storage: Storage; log: Log }): RemoveUnnamed =>
  async (path) => {
    try {
      const named = await db.selectFrom("admins").select("id").where("profile", "=", path).executeTakeFirst();
      if (!named) await storage.remove(path.slice(addressOf("").length));
    } catch (error) {
      log.warn({ err: error, path }, "an old picture could not be removed");
    }
  };
