import * as z from "zod/mini";
import { CONTACT_LIMITS } from "./contact-submissions.limits.ts";
import type { ENQUIRY_SENTENCES } from "./contact-submissions.ts";
import { email } from "./email.ts";
import { formRules } from "./form.ts";
import { isIndianMobile } from "./phone.ts";
import { noticeShown } from "./privacy-notice.rules.ts";
import { codesOf, sentencesByType } from "./refusals.ts";
import { text } from "./text.ts";

const words = sentencesByType<typeof ENQUIRY_SENTENCES>();
const code = codesOf<typeof words>();

const enquiry = z.object({
  name: text(words, { field: "name", required: "name-missing", limits: CONTACT_LIMITS }),
  phone: text(words, { field: "phone", required: "phone-missing" }).check(
    z.refine((value) => isIndianMobile(value), { error: code("phone-invalid"), abort: true }),
  ),
  email: email(words, { required: "email-missing", invalid: "email-invalid", limits: CONTACT_LIMITS }),
  message: text(words, { field: "message", required: "message-missing", multiline: true }),
  notice_version: noticeShown,
});
export type Enquiry = z.output<typeof enquiry>;

const { notice_version: _, ...typed } = enquiry.shape;
/** In form order. */
export const ENQUIRY_FIELDS = Object.keys(typed) as (keyof typeof typed)[];

export const enquiryForm = formRules(words, {
  schema: enquiry,
  order: [
    { rule: "form-incomplete", of: ["name-missing", "phone-missing", "email-missing", "message-missing"] },
    "phone-invalid",
    "email-invalid",
  ],
});
