import { t } from "../i18n/admin-text.ts";
import { textErrors } from "../validation/errors.ts";

export const CANNED_REPLY_LIMITS = {
  "title-too-long": 100,
  "answer-too-long": 5000,
  "answer_ml-too-long": 5000,
} as const;

export const CANNED_REPLY_ERRORS = t({
  "title-missing": "Please enter a title.",
  ...textErrors("title", "Title"),
  "ready-text-missing": "Please enter the text.",
  ...textErrors("answer", "Text"),
  ...textErrors("answer_ml", "Malayalam text"),
  "answer_ml-not-text": "Malayalam text must be text.",
  "ready-answer-gone": "This saved reply is no longer there.",
} as const);

export const CANNED_REPLY_COPY = t({
  labels: { title: "Title", text: "Text", text_ml: "In Malayalam" },
  added: "Saved reply added successfully!",
  updated: "Saved reply updated successfully!",
  deleted: "Saved reply deleted successfully!",
  about: "Replies to common questions, in both languages. Only staff see the titles.",
  notLoaded: "Failed to load saved replies.",
  notSaved: "Failed to save reply",
  notDeleted: "Failed to delete reply",
  confirm: "Are you sure?",
  confirmText: "This reply will be deleted. You can restore it from History.",
  confirmButton: "Yes, delete it!",
  none: "No saved replies yet.",
} as const);
