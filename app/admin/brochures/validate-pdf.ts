import { BROCHURE_LIMITS } from "../../../shared/brochures/brochures.ts";
import { isOtherThanPdf } from "../../../shared/media-types.ts";
import { createFileValidator } from "../lib/selected-file.ts";

export const validateFile = createFileValidator({
  types: (type) => !isOtherThanPdf(type),
  bytes: BROCHURE_LIMITS.bytes,
  invalid: "pdf-invalid",
  tooLarge: "pdf-too-large",
  lenient: true,
});
