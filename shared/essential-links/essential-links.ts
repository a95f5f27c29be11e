import * as z from "zod/mini";
import { versioned } from "../audit-log/audit-log.ts";
import { t } from "../i18n/admin-text.ts";
import { errorCodes, textErrors } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { text } from "../validation/text.ts";

export const ESSENTIAL_LINK_LABELS = ["telephone", "whatsapp"] as const;

/** Characters of a description; minimum and maximum digits. */
export const ESSENTIAL_LINK_LIMITS = {
  "description-too-long": 100,
  "description_ml-too-long": 100,
  telephoneDigits: 7,
  "number-too-long": 20,
} as const;

export const ESSENTIAL_LINK_ERRORS = t({
  "number-missing": "Number is required!",
  "number-not-digits": "Number must contain only digits!",
  "telephone-invalid": "Please enter a valid telephone number!",
  ...textErrors("number", "Number"),
  "label-unknown": "The label must be telephone or whatsapp.",
  "link-description-missing": "Description is required!",
  ...textErrors("description", "Description"),
  ...textErrors("description_ml", "Malayalam description"),
  "description_ml-not-text": "Malayalam description must be text.",
  "link-exists": "This link already exists!",
  "link-gone": "This link is no longer there.",
} as const);

export const ESSENTIAL_LINK_COPY = t({
  labels: {
    label: "Label",
    number: "Number",
    description: "Description",
    description_ml: "Description in Malayalam",
  },
  kinds: { telephone: "telephone", whatsapp: "whatsapp" },
  added: "Essential link added successfully!",
  updated: "Essential link updated successfully!",
  deleted: "Essential link deleted successfully!",
  notLoaded: "Failed to load essential links.",
  notSaved: "Failed to save link",
  notDeleted: "Failed to delete link",
  confirm: "Are you sure?",
  confirmText: "This link will be permanently deleted.",
  confirmButton: "Yes, delete it!",
  noDescription: "No description",
} as const);

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
