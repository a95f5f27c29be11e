import { MATERIAL_LIMITS } from "../../../domain/materials.ts";
import { MEDIA_TYPES, PICTURE_TYPES } from "../../../domain/media-types.ts";
import { judgeOf } from "../parts/taken-file.ts";

/** Media types of the files that are taken. */
export const TAKEN_TYPES = [MEDIA_TYPES.pdf, ...PICTURE_TYPES];

/** Why a file that was chosen cannot be a material. */
export const wrongWith = judgeOf({
  types: TAKEN_TYPES,
  bytes: MATERIAL_LIMITS.bytes,
  invalid: "material-invalid",
  tooLarge: "material-too-large",
  lenient: true,
});
