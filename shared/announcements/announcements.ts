import { t } from "../i18n/admin-text.ts";
import { textErrors } from "../validation/errors.ts";

export const ANNOUNCEMENT_KINDS = ["news", "warning"] as const;

/** Characters. */
export const ANNOUNCEMENT_LIMITS = { "text-too-long": 140, "text_ml-too-long": 140, "link-too-long": 500 } as const;

export const ANNOUNCEMENT_ERRORS = t({
  "notice-missing": "Please write the notice.",
  ...textErrors("text", "The notice"),
  ...textErrors("text_ml", "The notice in Malayalam"),
  "text_ml-not-text": "The notice in Malayalam must be text.",
  ...textErrors("link", "The link"),
  "link-not-text": "The link must be text.",
  "notice-link-invalid": "The link must be a page of this site, like /events, or start with https://.",
  "notice-kind-unknown": "The kind must be news or warning.",
  "notice-from-invalid": "Please choose when the notice starts.",
  "notice-until-invalid": "Please choose when the notice ends.",
  "notice-ends-first": "The notice must end after it starts.",
  "notice-gone": "This notice is no longer there.",
} as const);

export const ANNOUNCEMENT_COPY = t({
  labels: {
    kind: "Kind",
    text: "Text",
    text_ml: "In Malayalam",
    link: "Link",
    from: "Starts",
    until: "Ends",
  },
  about: "One line at the top of every public page. It starts and ends automatically.",
  added: "Notice added successfully!",
  updated: "Notice updated successfully!",
  ended: "The notice has ended.",
  deleted: "Notice deleted successfully!",
  notLoaded: "Failed to load notices.",
  notSaved: "Failed to save notice",
  notDeleted: "Failed to delete notice",
  confirm: "Are you sure?",
  confirmText: "This notice will be deleted. You can restore it from History.",
  confirmButton: "Yes, delete it!",
  none: "No notices yet.",
} as const);
