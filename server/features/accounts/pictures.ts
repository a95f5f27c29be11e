import type { Kysely } from "kysely";
import { PICTURE_PIXELS_AT_MOST } from "../../../shared/media-types.ts";
import type { Tables } from "../../database/tables.ts";
import type { StoredFile } from "../../storage/file-references.ts";
import { toFileUrl } from "../../storage/storage.ts";
import { toStoredImage } from "../../storage/stored-picture.ts";

/** Pixels. */
const PICTURE_SIDE_PX = 512;

/**
 * Cropped to a square and re-encoded.
 * @throws AppError "invalid" when it is no picture or has too many pixels
 */
export const squarePicture = (sent: Uint8Array): Promise<StoredFile> =>
  toStoredImage(sent, {
    folder: "profiles",
    field: "profile",
    pixels: PICTURE_PIXELS_AT_MOST,
    square: PICTURE_SIDE_PX,
  });

/** True while an account references the file. */
export const accountNames = async (db: Kysely<Tables>, key: string): Promise<boolean> =>
  (await db.selectFrom("admins").select("id").where("profile", "=", toFileUrl(key)).executeTakeFirst()) !== undefined;
