import * as z from "zod/mini";
import type { FormRules } from "./form.ts";
import { text } from "./text.ts";

/** Most bytes of a brochure (docs/calls.md, 2) and characters of its name. */
export const BROCHURE_LIMITS = { bytes: 20 * 1024 * 1024, name: 100 } as const;

/** What people read about brochures (docs/product.md, 3.4, 5.7 and 6.3). */
export const BROCHURE_WORDS = {
  notPdf: "Please upload a valid PDF file.",
  nameRequired: "Please enter a brochure name.",
  fileRequired: "Please upload a brochure PDF.",
  uploaded: "Brochure uploaded successfully!",
  updated: "Brochure updated successfully!",
  withdrawn: "Brochure withdrawn successfully!",
  unchanged: "Nothing was changed. Type another name or choose another PDF.",
  notSaved: "Something went wrong. Please try again.",
  gone: "This brochure is no longer there.",
  notWithdrawn: "The brochure could not be withdrawn. Please try again.",
  confirm: "Are you sure?",
  confirmText: "This brochure will be withdrawn, and visitors can no longer open it.",
  nextTakesItsPlace: "“{next}” takes its place.",
  noneTakesItsPlace: "No other brochure takes its place.",
  confirmButton: "Yes, withdraw it!",
  noPreview: "Unable to display PDF",
} as const;

const words = BROCHURE_WORDS;

const form = z.object({
  name: text({ label: "Name", required: words.nameRequired, limit: BROCHURE_LIMITS.name }),
});

/** The field beside the file, and the order of the rules of both. */
export const brochureForm: FormRules<z.output<typeof form>> = {
  schema: form,
  order: [words.notPdf, words.nameRequired, words.fileRequired],
};

/** A brochure as everyone sees it; `file_url` is a path whose content never changes. */
export const brochure = z.object({
  id: z.int(),
  name: z.string(),
  file_name: z.string(),
  file_url: z.string(),
});
export type Brochure = z.output<typeof brochure>;
