import { MAX_PICTURE_BYTES } from "../../../shared/accounts/profile.ts";
import { PICTURE_TYPES } from "../../../shared/media-types.ts";
import { createFileValidator } from "../lib/selected-file.ts";

/** Formats the server decodes. */
export const PICTURE_KINDS = [...PICTURE_TYPES, "image/gif", "image/avif"];

export const validateFile = createFileValidator({
  types: PICTURE_KINDS,
  bytes: MAX_PICTURE_BYTES,
  invalid: "picture-invalid",
  tooLarge: "picture-too-large",
});
