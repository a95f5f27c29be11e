import { BROCHURE_LIMITS, BROCHURE_WORDS } from "../../../domain/brochures.ts";

/** Said of a file beyond `BROCHURE_LIMITS.bytes`. */
const TOO_LARGE = "The PDF can have at most 20 MB.";

/** Why a file that was chosen cannot be a brochure, as far as a browser can tell; the server looks inside. */
export function wrongWith({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (type !== "application/pdf") return BROCHURE_WORDS.notPdf;
  return size > BROCHURE_LIMITS.bytes ? TOO_LARGE : undefined;
}
