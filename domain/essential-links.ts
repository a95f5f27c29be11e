import * as z from "zod/mini";
import type { FormRules } from "./form.ts";
import { text } from "./text.ts";

/** How a helpline is reached (docs/product.md, 5.8). */
export const ESSENTIAL_LINK_LABELS = ["telephone", "whatsapp"] as const;

/** Most characters of a description, fewest digits of a telephone number, most of any (docs/product.md, 5.8). */
export const ESSENTIAL_LINK_LIMITS = { description: 100, telephoneDigits: 7, digits: 20 } as const;

/** What people read about essential links (docs/product.md, 3.5, 5.8 and 6.3). */
export const ESSENTIAL_LINK_WORDS = {
  numberRequired: "Number is required!",
  digitsOnly: "Number must contain only digits!",
  invalidTelephone: "Please enter a valid telephone number!",
  numberTooLong: "Number can have at most 20 characters.",
  labelRequired: "The label must be telephone or whatsapp.",
  descriptionRequired: "Description is required!",
  exists: "This link already exists!",
  added: "Essential link added successfully!",
  updated: "Essential link updated successfully!",
  deleted: "Essential link deleted successfully!",
  notLoaded: "Failed to load essential links.",
  notSaved: "Failed to save link",
  notDeleted: "Failed to delete link",
  gone: "This link is no longer there.",
  confirm: "Are you sure?",
  confirmText: "This link will be permanently deleted.",
  confirmButton: "Yes, delete it!",
  noDescription: "No description",
  callNow: "Call Now",
  messageNow: "Message Now",
} as const;

const words = ESSENTIAL_LINK_WORDS;
const limits = ESSENTIAL_LINK_LIMITS;

const form = z.object({
  number: text({ label: "Number", required: words.numberRequired }).check(
    z.refine((value) => /^\d+$/.test(value), { error: words.digitsOnly, abort: true }),
    z.refine((value) => value.length <= limits.digits, { error: words.numberTooLong, abort: true }),
  ),
  label: z.enum(ESSENTIAL_LINK_LABELS, { error: words.labelRequired }),
  description: text({ label: "Description", required: words.descriptionRequired, limit: limits.description }),
});
export type EssentialLinkForm = z.output<typeof form>;

/** The form of the back office and the order of its rules. */
export const essentialLinkForm: FormRules<EssentialLinkForm> = {
  schema: form,
  order: [words.numberRequired, words.digitsOnly, words.invalidTelephone, words.descriptionRequired],
  across: ({ number, label }) =>
    label === "telephone" && typeof number === "string" && number.trim().length < limits.telephoneDigits
      ? { number: words.invalidTelephone }
      : {},
};

/** A helpline as everyone sees it. */
export const essentialLink = z.object({
  id: z.int(),
  number: z.string(),
  label: z.enum(ESSENTIAL_LINK_LABELS),
  description: z.string(),
});
export type EssentialLink = z.output<typeof essentialLink>;
