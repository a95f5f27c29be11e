import * as z from "zod/mini";
import { versioned } from "../audit-log/audit-log.ts";
import { errorCodes } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { text } from "../validation/text.ts";
import { MATERIAL_ERRORS, MATERIAL_KINDS, MATERIAL_LANGUAGES, MATERIAL_LIMITS, MATERIAL_TYPES } from "./materials.ts";

const errors = MATERIAL_ERRORS;
const code = errorCodes<typeof errors>();

const form = z.object({
  title: text(errors, { field: "title", required: "material-title-missing", limits: MATERIAL_LIMITS }),
  /** Absent: unchanged. */
  title_ml: z.optional(text(errors, { field: "title_ml", limits: MATERIAL_LIMITS })),
  kind: z.enum(MATERIAL_KINDS, { error: code("material-kind-unknown") }),
  language: z.enum(MATERIAL_LANGUAGES, { error: code("material-language-unknown") }),
});
export type MaterialForm = z.output<typeof form>;

export const materialForm = defineForm(errors, {
  schema: form,
  priority: ["material-invalid", "material-title-missing", "material-missing"],
});

/** `file_url` and `preview_url` are immutable. */
export const material = z.object({
  id: z.int(),
  title: z.string(),
  title_ml: z.string(),
  kind: z.enum(MATERIAL_KINDS),
  language: z.enum(MATERIAL_LANGUAGES),
  file_name: z.string(),
  file_url: z.string(),
  /** By magic bytes. */
  type: z.enum(MATERIAL_TYPES),
  size: z.int(),
  /** Null for PDF. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** WebP; null for PDF. */
  preview_url: z.nullable(z.string()),
});
export type Material = z.output<typeof material>;

export const adminMaterial = z.extend(material, versioned);
export type AdminMaterial = z.output<typeof adminMaterial>;
