import { PICTURE_TYPES } from "../../../domain/media-types.ts";
import { PICTURE_LIMIT } from "../../../domain/profile.ts";
import { judgeOf } from "../parts/taken-file.ts";

/** Formats the server decodes. */
export const PICTURE_KINDS = [...PICTURE_TYPES, "image/gif", "image/avif"];

export const wrongWith = judgeOf({
  types: PICTURE_KINDS,
  bytes: PICTURE_LIMIT,
  invalid: "picture-invalid",
  tooLarge: "picture-too-large",
});
