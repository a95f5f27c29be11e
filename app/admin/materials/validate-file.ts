import { MATERIAL_LIMITS } from "../../../shared/materials/materials.ts";
import { MEDIA_TYPES, PICTURE_TYPES } from "../../../shared/media-types.ts";
import { createFileValidator } from "../lib/selected-file.ts";

export const TAKEN_TYPES = [MEDIA_TYPES.pdf, ...PICTURE_TYPES];

export const validateFile = createFileValidator({
  types: TAKEN_TYPES,
  bytes: MATERIAL_LIMITS.bytes,
  invalid: "material-invalid",
  tooLarge: "material-too-large",
  lenient: true,
});
