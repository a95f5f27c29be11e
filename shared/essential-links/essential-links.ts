import { t } from "../i18n/admin-text.ts";
import { textErrors } from "../validation/errors.ts";

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
