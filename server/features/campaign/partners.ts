import type { Kysely } from "kysely";
import type { Partner } from "../../../shared/campaign/partners.ts";
import { PARTNER_PICTURE_LIMITS, sizedEnding } from "../../../shared/campaign/partners.ts";
import { pictureIdIn } from "../../../shared/pictures/pictures.ts";
import type { Tables } from "../../database/tables.ts";
import { AppError } from "../../lib/app-error.ts";
import type { StoredFile } from "../../storage/file-references.ts";
import { lockPictures } from "../../storage/picture-uses.ts";
import { toFileKey, toFileUrl } from "../../storage/storage.ts";
import { toStoredImage } from "../../storage/stored-picture.ts";

const FOLDER = "partner-pictures";
const KEY_PREFIX = toFileUrl(`${FOLDER}/`);

/** Storage keys of pictures. */
export const getPartnerFiles = (partners: readonly Partial<Partner>[]): string[] =>
  partners.flatMap(({ picture = "" }) => (picture.startsWith(KEY_PREFIX) ? [toFileKey(picture)] : []));

/** True while a partner references the file. */
export const partnerNames = async (db: Kysely<Tables>, key: string): Promise<boolean> =>
  key.startsWith(`${FOLDER}/`) &&
  (await db
    .selectFrom("campaign")
    .select("id")
    .where("facts", "like", `%"${toFileUrl(key)}"%`)
    .executeTakeFirst()) !== undefined;

/**
 * Re-encoded small; its key ends in its size.
 * @throws AppError "invalid" when it is no picture
 */
export const partnerPicture = (sent: Uint8Array): Promise<StoredFile> =>
  toStoredImage(sent, {
    folder: FOLDER,
    field: "picture",
    pixels: PARTNER_PICTURE_LIMITS.pixels,
    longestSide: PARTNER_PICTURE_LIMITS.longestSide,
    ending: ({ width, height }) => sizedEnding(width, height),
  });

/** Replaces the picture at `place` (from 1). @throws AppError "not-found" */
export function withPicture(partners: readonly Partner[], place: number, picture: string): Partner[] {
  const partner = partners[place - 1];
  if (!partner) throw new AppError("not-found", "partner-gone");
  return partners.with(place - 1, { ...partner, picture });
}

/**
 * Only pictures that a partner already had, or those of the library (`picture:7`), may be referenced; otherwise any stored
 * file could be published. Locks those of the library.
 * @throws AppError "invalid"
 */
export async function validatePictures(
  trx: Kysely<Tables>,
  partners: readonly Partner[],
  before: readonly Partner[],
): Promise<void> {
  const known = new Set(["", ...before.map(({ picture }) => picture)]);
  const fresh = partners.flatMap(({ picture }) => (known.has(picture) ? [] : [pictureIdIn(picture) ?? 0]));
  if (fresh.length === 0) return;
  const locked = await lockPictures(trx, fresh);
  if (fresh.some((id) => !locked.has(id))) throw new AppError("invalid", "partner-picture", { field: "partners" });
}
