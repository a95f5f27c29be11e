import * as z from "zod/mini";
import { formRules } from "./form.ts";
import { versioned } from "./history.rules.ts";
import { codesOf, textSentences } from "./refusals.ts";
import { text } from "./text.ts";

/** Most bytes of a brochure (docs/calls.md, 2) and characters of its name. */
export const BROCHURE_LIMITS = { bytes: 20 * 1024 * 1024, "name-too-long": 100, "name_ml-too-long": 100 } as const;

/** What is said of a brochure that is refused (docs/product.md, 5.7). */
export const BROCHURE_SENTENCES = {
  "brochure-name-missing": "Please enter a brochure name.",
  ...textSentences("name", "Name"),
  ...textSentences("name_ml", "Malayalam name"),
  "name_ml-not-text": "Malayalam name must be text.",
  "without-file-invalid": "without_file_ml must be 1 or 0.",
  "pdf-invalid": "Please upload a valid PDF file.",
  "pdf-missing": "Please upload a brochure PDF.",
  "pdf-too-large": "The PDF can have at most {megabytes} MB.",
  "brochure-gone": "This brochure is no longer there.",
} as const;

/** What people read about brochures (docs/product.md, 3.4, 5.7 and 6.3). */
export const BROCHURE_WORDS = {
  /** What its fields are called. */
  labels: {
    name: "Name",
    name_ml: "Name in Malayalam",
    file_name: "PDF",
    file_name_ml: "Malayalam PDF",
  },
  uploaded: "Brochure uploaded successfully!",
  updated: "Brochure updated successfully!",
  withdrawn: "Brochure withdrawn successfully!",
  englishInstead: "Without one, pages in Malayalam lead to the English PDF and say that it is in English.",
  unchanged: "Nothing was changed. Type another name or choose another PDF.",
  notSaved: "Something went wrong. Please try again.",
  notWithdrawn: "The brochure could not be withdrawn. Please try again.",
  confirm: "Are you sure?",
  confirmText: "This brochure will be withdrawn, and visitors can no longer open it.",
  nextTakesItsPlace: "“{next}” takes its place.",
  noneTakesItsPlace: "No other brochure takes its place.",
  confirmButton: "Yes, withdraw it!",
  noPreview: "Unable to display PDF",
} as const;

const code = codesOf<typeof BROCHURE_SENTENCES>();

const form = z.object({
  name: text(BROCHURE_SENTENCES, { field: "name", required: "brochure-name-missing", limits: BROCHURE_LIMITS }),
  /** The same in Malayalam. Absent: as it was, or blank. */
  name_ml: z.optional(text(BROCHURE_SENTENCES, { field: "name_ml", limits: BROCHURE_LIMITS })),
});
export type BrochureForm = z.output<typeof form>;

/** The fields of a change: the Malayalam file goes where `without_file_ml` is 1 and no other is sent. */
const changeForm = z.extend(form, {
  without_file_ml: z.optional(z.enum(["0", "1"], { error: code("without-file-invalid") })),
});

const order = ["pdf-invalid", "brochure-name-missing", "pdf-missing"] as const;

/** The fields beside the files, and the order of the rules of both. */
export const brochureForm = formRules(BROCHURE_SENTENCES, { schema: form, order });

export const brochureChangeForm = formRules(BROCHURE_SENTENCES, { schema: changeForm, order });

/** A brochure as everyone sees it; `file_url` is a path whose content never changes. */
export const brochure = z.object({
  id: z.int(),
  name: z.string(),
  file_name: z.string(),
  file_url: z.string(),
  /** The same in Malayalam: blank where nobody wrote one, null where there is no file. */
  name_ml: z.string(),
  file_name_ml: z.nullable(z.string()),
  file_url_ml: z.nullable(z.string()),
});
export type Brochure = z.output<typeof brochure>;

export const brochureOfStaff = z.extend(brochure, versioned);
export type BrochureOfStaff = z.output<typeof brochureOfStaff>;
