import { BROCHURE_LIMITS } from "../../../domain/brochures.ts";
import { isOtherThanPdf } from "../../../domain/media-types.ts";
import { judgeOf } from "../parts/taken-file.ts";

export const wrongWith = judgeOf({
  types: (type) => !isOtherThanPdf(type),
  bytes: BROCHURE_LIMITS.bytes,
  invalid: "pdf-invalid",
  tooLarge: "pdf-too-large",
  lenient: true,
});
