import * as z from "zod/mini";
import { CONTACT_DELETED_AT_ONCE, CONTACT_LIMITS, CONTACT_WORDS } from "./contact-submissions.ts";
import { email } from "./email.ts";
import type { FormRules } from "./form.ts";
import { isIndianMobile } from "./phone.ts";
import { text } from "./text.ts";

const { incomplete, missing, invalidPhone, invalidEmail } = CONTACT_WORDS;

/** What a visitor sends. */
const enquiry = z.object({
  name: text({ label: "Name", required: missing.name, limit: CONTACT_LIMITS.name }),
  phone: text({ label: "Phone", required: missing.phone }).check(
    z.refine((value) => isIndianMobile(value), { error: invalidPhone, abort: true }),
  ),
  email: email({ required: missing.email, invalid: invalidEmail, limit: CONTACT_LIMITS.email }),
  message: text({ label: "Message", required: missing.message, multiline: true }),
});
export type Enquiry = z.output<typeof enquiry>;

/** The enquiry form and the order of its rules (docs/product.md, 5.2). */
export const enquiryForm: FormRules<Enquiry> = {
  schema: enquiry,
  order: [{ message: incomplete, beside: Object.values(missing) }, invalidPhone, invalidEmail],
};

/** A contact submission as an administrator sees it; nobody else ever does. */
export const contactSubmission = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  created_at: z.string(),
});
export type ContactSubmission = z.output<typeof contactSubmission>;

/** What is to be deleted together. */
const selection = z.object({
  ids: z
    .array(z.int({ error: CONTACT_WORDS.selectSome }).check(z.positive({ error: CONTACT_WORDS.selectSome })), {
      error: CONTACT_WORDS.selectSome,
    })
    .check(
      z.minLength(1, { error: CONTACT_WORDS.selectSome }),
      z.maxLength(CONTACT_DELETED_AT_ONCE, { error: CONTACT_WORDS.tooManySelected }),
    ),
});
export const selectionForm: FormRules<z.output<typeof selection>> = { schema: selection };
