import * as z from "zod/mini";
import { versioned } from "../audit-log/audit-log.ts";
import { defineForm } from "../validation/form.ts";
import { text } from "../validation/text.ts";
import { CANNED_REPLY_ERRORS, CANNED_REPLY_LIMITS } from "./canned-replies.ts";

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
