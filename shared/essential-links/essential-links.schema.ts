import * as z from "zod/mini";
import { versioned } from "../audit-log/audit-log.ts";
import { errorCodes } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { text } from "../validation/text.ts";
import { ESSENTIAL_LINK_ERRORS, ESSENTIAL_LINK_LABELS, ESSENTIAL_LINK_LIMITS } from "./essential-links.ts";

const errors = ESSENTIAL_LINK_ERRORS;
const code = errorCodes<typeof errors>();
const limits = ESSENTIAL_LINK_LIMITS;

const form = z.object({
  number: text(errors, { field: "number", required: "number-missing", limits, ownBound: true }).check(
    z.refine((value) => /^\d+$/.test(value), { error: code("number-not-digits"), abort: true }),
    z.refine((value) => value.length <= limits["number-too-long"], {
      error: code("number-too-long"),
      params: { limit: limits["number-too-long"] },
      abort: true,
    }),
  ),
  label: z.enum(ESSENTIAL_LINK_LABELS, { error: code("label-unknown") }),
  description: text(errors, { field: "description", required: "link-description-missing", limits }),
  /** Absent: unchanged. */
  description_ml: z.optional(text(errors, { field: "description_ml", limits })),
});
export type EssentialLinkForm = z.output<typeof form>;

export const hasItsDigits = (number: string, label: unknown): boolean =>
  label !== "telephone" || number.length >= limits.telephoneDigits;

export const essentialLinkForm = defineForm(errors, {
  schema: form,
  priority: ["number-missing", "number-not-digits", "telephone-invalid", "link-description-missing"],
  crossField: ({ number, label }) =>
    typeof number === "string" && !hasItsDigits(number.trim(), label) ? { number: { code: "telephone-invalid" } } : {},
});

export const essentialLink = z.object({
  id: z.int(),
  number: z.string(),
  label: z.enum(ESSENTIAL_LINK_LABELS),
  description: z.string(),
  description_ml: z.string(),
});
export type EssentialLink = z.output<typeof essentialLink>;

export const adminEssentialLink = z.extend(essentialLink, versioned);
export type AdminEssentialLink = z.output<typeof adminEssentialLink>;
