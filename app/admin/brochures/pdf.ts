import { BROCHURE_LIMITS } from "../../../domain/brochures.ts";
import { MEDIA_TYPES } from "../../../domain/media-types.ts";
import { judgeOf } from "../parts/taken-file.ts";

/** Why a file that was chosen cannot be a brochure. */
export const wrongWith = judgeOf({
  types: [MEDIA_TYPES.pdf],
  bytes: BROCHURE_LIMITS.bytes,
  invalid: "pdf-invalid",
  tooLarge: "pdf-too-large",
});
