import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { PICTURE_PIXELS } from "../../../domain/profile.ts";
import type { Tables } from "../../database/tables.ts";
import type { Log } from "../../log.ts";
import { encodedAnew } from "../../storage/encoded-anew.ts";
import { addressOf, type Storage } from "../../storage/storage.ts";

/** Width and height of a stored picture. */
export const PICTURE_SIDE = 512;

/**
 * A picture as it is kept: upright, cut square, and nothing left in it of the file that was sent.
 * @throws Refused "invalid" when it is no picture or has too many pixels.
 */
export const squarePicture = (sent: Uint8Array): Promise<Buffer> =>
  encodedAnew(sent, { field: "profile", pixels: PICTURE_PIXELS, quality: 82 }, (picture) =>
    picture.resize(PICTURE_SIDE, PICTURE_SIDE, { fit: "cover" }),
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
