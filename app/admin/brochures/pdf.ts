import { BROCHURE_LIMITS, type BROCHURE_SENTENCES } from "../../../domain/brochures.ts";
import type { Broken, CodeOf } from "../../../domain/refusals.ts";

/** Why a file that was chosen cannot be a brochure, as far as a browser can tell; the server looks inside. */
export function wrongWith({
  type,
  size,
}: Pick<File, "type" | "size">): Broken<CodeOf<typeof BROCHURE_SENTENCES>> | undefined {
  if (type !== "application/pdf") return { code: "pdf-invalid" };
  if (size <= BROCHURE_LIMITS.bytes) return undefined;
  return { code: "pdf-too-large", params: { megabytes: BROCHURE_LIMITS.bytes / 1024 ** 2 } };
}
