import * as z from "zod/mini";
import { versioned } from "../audit-log/audit-log.schema.ts";
import { textErrors } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { text } from "../validation/text.ts";

export const CANNED_REPLY_LIMITS = {
  "title-too-long": 100,
  "answer-too-long": 5000,
  "answer_ml-too-long": 5000,
} as const;

export const CANNED_REPLY_ERRORS = {
  "title-missing": "Please enter a title.",
  ...textErrors("title", "Title"),
  "ready-text-missing": "Please enter the text.",
  ...textErrors("answer", "Text"),
  ...textErrors("answer_ml", "Malayalam text"),
  "answer_ml-not-text": "Malayalam text must be text.",
  "ready-answer-gone": "This ready-made answer is no longer there.",
} as const;

export const CANNED_REPLY_COPY = {
  labels: { title: "Title", text: "Text", text_ml: "In Malayalam" },
  added: "Ready-made answer added successfully!",
  updated: "Ready-made answer updated successfully!",
  deleted: "Ready-made answer deleted successfully!",
  about: "Texts for what is asked often, in both languages. Only the office sees their titles.",
  notLoaded: "Failed to load ready-made answers.",
  notSaved: "Failed to save ready-made answer",
  notDeleted: "Failed to delete ready-made answer",
  confirm: "Are you sure?",
  confirmText: "This answer will be deleted. It can be put back from the history.",
  confirmButton: "Yes, delete it!",
  none: "No ready-made answers yet.",
} as const;

const errors = CANNED_REPLY_ERRORS;
const limits = CANNED_REPLY_LIMITS;

const fields = z.object({
  title: text(errors, { field: "title", required: "title-missing", limits }),
  text: text(errors, { field: "answer", required: "ready-text-missing", limits, multiline: true }),
  text_ml: z.optional(text(errors, { field: "answer_ml", limits, multiline: true })),
});
export type CannedReplyForm = z.output<typeof fields>;

export const cannedReplyForm = defineForm(errors, {
  schema: fields,
  priority: ["title-missing", "ready-text-missing"],
});

export const cannedReply = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  text_ml: z.string(),
  ...versioned,
});
export type CannedReply = z.output<typeof cannedReply>;
