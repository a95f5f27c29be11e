import { t } from "../i18n/admin-text.ts";
import { textErrors } from "../validation/errors.ts";

export const BROCHURE_LIMITS = { bytes: 20 * 1024 * 1024, "name-too-long": 100, "name_ml-too-long": 100 } as const;

export const BROCHURE_ERRORS = t({
  "brochure-name-missing": "Please enter a brochure name.",
  ...textErrors("name", "Name"),
  ...textErrors("name_ml", "Malayalam name"),
  "name_ml-not-text": "Malayalam name must be text.",
  "without-file-invalid": "without_file_ml must be 1 or 0.",
  "pdf-invalid": "Please upload a valid PDF file.",
  "pdf-missing": "Please upload a brochure PDF.",
  "pdf-too-large": "The PDF can have at most {megabytes} MB.",
  "brochure-gone": "This brochure is no longer there.",
} as const);

export const BROCHURE_COPY = t({
  labels: {
    name: "Name",
    name_ml: "Name in Malayalam",
    file_name: "PDF",
    file_name_ml: "Malayalam PDF",
  },
  uploaded: "Brochure uploaded successfully!",
  updated: "Brochure updated successfully!",
  withdrawn: "Brochure withdrawn successfully!",
  englishInstead: "Without one, Malayalam pages link to the English PDF and say that it is in English.",
  unchanged: "Nothing was changed. Type another name or choose another PDF.",
  notSaved: "Something went wrong. Please try again.",
  notWithdrawn: "The brochure could not be withdrawn. Please try again.",
  confirm: "Are you sure?",
  confirmText: "This brochure will be withdrawn, and visitors can no longer open it.",
  nextTakesItsPlace: "“{next}” replaces it.",
  noneTakesItsPlace: "No other brochure replaces it.",
  confirmButton: "Yes, withdraw it!",
  noPreview: "Unable to display PDF",
} as const);
