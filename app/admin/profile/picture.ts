import { PICTURE_LIMIT, type PROFILE_SENTENCES } from "../../../domain/profile.ts";
import type { Broken, CodeOf } from "../../../domain/refusals.ts";

/** The kinds of picture that the server decodes. SVG, which is a program, is none of them. */
export const PICTURE_KINDS = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"];

/** Why a file cannot be the picture, before anything is sent; nothing when it can. */
export function wrongWith({
  type,
  size,
}: Pick<File, "type" | "size">): Broken<CodeOf<typeof PROFILE_SENTENCES>> | undefined {
  if (!PICTURE_KINDS.includes(type)) return { code: "picture-invalid" };
  if (size <= PICTURE_LIMIT) return undefined;
  return { code: "picture-too-large", params: { megabytes: PICTURE_LIMIT / 1024 ** 2 } };
}
