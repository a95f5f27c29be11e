import * as z from "zod/mini";
import { versioned } from "../audit-log/audit-log.ts";
import { errorCodes } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { text } from "../validation/text.ts";
import { BROCHURE_ERRORS, BROCHURE_LIMITS } from "./brochures.ts";

const code = errorCodes<typeof BROCHURE_ERRORS>();

const form = z.object({
  name: text(BROCHURE_ERRORS, { field: "name", required: "brochure-name-missing", limits: BROCHURE_LIMITS }),
  /** Absent: unchanged. */
  name_ml: z.optional(text(BROCHURE_ERRORS, { field: "name_ml", limits: BROCHURE_LIMITS })),
});
export type BrochureForm = z.output<typeof form>;

/** `without_file_ml` 1 removes the Malayalam file unless a new one is sent. */
const changeForm = z.extend(form, {
  without_file_ml: z.optional(z.enum(["0", "1"], { error: code("without-file-invalid") })),
});

const order = ["pdf-invalid", "brochure-name-missing", "pdf-missing"] as const;

export const brochureForm = defineForm(BROCHURE_ERRORS, { schema: form, priority: order });

export const brochureChangeForm = defineForm(BROCHURE_ERRORS, { schema: changeForm, priority: order });

/** `file_url` is immutable. */
export const brochure = z.object({
  id: z.int(),
  name: z.string(),
  file_name: z.string(),
  file_url: z.string(),
  /** Blank name or null file: none. */
  name_ml: z.string(),
  file_name_ml: z.nullable(z.string()),
  file_url_ml: z.nullable(z.string()),
});
export type Brochure = z.output<typeof brochure>;

export const adminBrochure = z.extend(brochure, versioned);
export type AdminBrochure = z.output<typeof adminBrochure>;
