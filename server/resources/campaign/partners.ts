import type { Kysely } from "kysely";
import type { Partner } from "../../../domain/partners.ts";
import { PARTNER_PICTURE_LIMITS, sizedEnding } from "../../../domain/partners.ts";
import type { Tables } from "../../database/tables.ts";
import { Refused } from "../../refused.ts";
import { keptPicture } from "../../storage/kept-picture.ts";
import type { StoredFile } from "../../storage/named-files.ts";
import { addressOf, keyOf } from "../../storage/storage.ts";

const FOLDER = "partner-pictures";
const BEGINNING = addressOf(`${FOLDER}/`);

/** The keys of the uploaded pictures that partners have. */
export const filesOfPartners = (partners: readonly Partial<Partner>[]): string[] =>
  partners.flatMap(({ picture = "" }) => (picture.startsWith(BEGINNING) ? [keyOf(picture)] : []));

/** Whether a partner of the office's has the picture under this key. */
export const partnerNames = async (db: Kysely<Tables>, key: string): Promise<boolean> =>
  key.startsWith(`${FOLDER}/`) &&
  (await db
    .selectFrom("campaign")
    .select("id")
    .where("facts", "like", `%"${addressOf(key)}"%`)
    .executeTakeFirst()) !== undefined;

/**
 * A partner's picture as it was sent, ready to be kept: small, and its size said by its key.
 * @throws Refused "invalid" when it is no picture
 */
export const partnerPicture = (sent: Uint8Array): Promise<StoredFile> =>
  keptPicture(sent, {
    folder: FOLDER,
    field: "picture",
    pixels: PARTNER_PICTURE_LIMITS.pixels,
    longestSide: PARTNER_PICTURE_LIMITS.longestSide,
    ending: ({ width, height }) => sizedEnding(width, height),
  });

/** The partners with another picture at a place, which counts from 1. @throws Refused "not-found" */
export function withPicture(partners: readonly Partner[], place: number, picture: string): Partner[] {
  const partner = partners[place - 1];
  if (!partner) throw new Refused("not-found", "partner-gone");
  return partners.with(place - 1, { ...partner, picture });
}

/**
 * Judges that partners have no other pictures than some had before: whoever could name any file could keep it, or show
 * what nobody uploaded for that.
 * @throws Refused "invalid"
 */
export function judgePictures(partners: readonly Partner[], before: readonly Partner[]): void {
  const known = new Set(["", ...before.map(({ picture }) => picture)]);
  if (partners.some(({ picture }) => !known.has(picture)))
    throw new Refused("invalid", "partner-picture", { field: "partners" });
}
