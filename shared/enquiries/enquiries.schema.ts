import * as z from "zod/mini";
import { privacyNoticeShown } from "../privacy/privacy-notice.schema.ts";
import { email } from "../validation/email.ts";
import { errorCodes, messagesByType } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { isIndianMobile } from "../validation/phone.ts";
import { text } from "../validation/text.ts";
import { ENQUIRY_LIMITS } from "./enquiries.limits.ts";
import type { ENQUIRY_ERRORS } from "./enquiries.ts";

const errors = messagesByType<typeof ENQUIRY_ERRORS>();
const code = errorCodes<typeof errors>();

const enquirySchema = z.object({
  name: text(errors, { field: "name", required: "name-missing", limits: ENQUIRY_LIMITS }),
  phone: text(errors, { field: "phone", required: "phone-missing" }).check(
    z.refine((value) => isIndianMobile(value), { error: code("phone-invalid"), abort: true }),
  ),
  email: email(errors, { required: "email-missing", invalid: "email-invalid", limits: ENQUIRY_LIMITS }),
  message: text(errors, { field: "message", required: "message-missing", multiline: true }),
  notice_version: privacyNoticeShown,
});
export type EnquiryForm = z.output<typeof enquirySchema>;

const { notice_version: _, ...typed } = enquirySchema.shape;
/** In form order. */
export const ENQUIRY_FIELDS = Object.keys(typed) as (keyof typeof typed)[];

export const enquiryForm = defineForm(errors, {
  schema: enquirySchema,
  priority: [
    { rule: "form-incomplete", of: ["name-missing", "phone-missing", "email-missing", "message-missing"] },
    "phone-invalid",
    "email-invalid",
  ],
});
