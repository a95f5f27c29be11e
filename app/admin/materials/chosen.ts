import { MATERIAL_LIMITS } from "../../../domain/materials.ts";
import { MEDIA_TYPES, PICTURE_TYPES } from "../../../domain/media-types.ts";
import { judgeOf } from "../parts/taken-file.ts";

export const TAKEN_TYPES = [MEDIA_TYPES.pdf, ...PICTURE_TYPES];

export const wrongWith = judgeOf({
  types: TAKEN_TYPES,
  bytes: MATERIAL_LIMITS.bytes,
  invalid: "material-invalid",
  tooLarge: "material-too-large",
  lenient: true,
});
