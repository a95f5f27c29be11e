import { PICTURE_LIMIT, PROFILE_WORDS } from "../../../domain/profile.ts";

/** The kinds of picture that the server decodes. SVG, which is a program, is none of them. */
export const PICTURE_KINDS = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"];

/** Why a file cannot be the picture, before anything is sent; nothing when it can. */
export function wrongWith({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!PICTURE_KINDS.includes(type)) return PROFILE_WORDS.notAnImage;
  if (size > PICTURE_LIMIT) return PROFILE_WORDS.pictureTooLarge;
  return undefined;
}
