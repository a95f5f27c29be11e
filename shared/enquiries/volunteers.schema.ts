import * as z from "zod/mini";
import { DISTRICT_NAMES } from "../districts.ts";
import { privacyNoticeShown } from "../privacy/privacy-notice.schema.ts";
import { email } from "../validation/email.ts";
import { errorCodes, messagesByType } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { isIndianMobile } from "../validation/phone.ts";
import { text } from "../validation/text.ts";
import { VOLUNTEER_LIMITS, VOLUNTEER_TASKS, type VolunteerTask } from "./enquiries.limits.ts";
import type { VOLUNTEER_ERRORS } from "./volunteers.ts";

const errors = messagesByType<typeof VOLUNTEER_ERRORS>();
const code = errorCodes<typeof errors>();

const error = code("what-missing");
const tasks = z
  .array(z.enum(VOLUNTEER_TASKS, { error }), { error })
  .check(z.minLength(1, { error }), z.maxLength(VOLUNTEER_TASKS.length, { error }));

export const volunteerOffer = z.object({
  district: z.enum(DISTRICT_NAMES, { error: code("district-missing") }),
  what: tasks,
});
export type VolunteerOffer = z.output<typeof volunteerOffer>;

const listed = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.split(",", VOLUNTEER_TASKS.length + 1) as VolunteerTask[]),
  ),
  tasks,
);
const { district } = volunteerOffer.shape;

/** In form order. */
const volunteer = z.object({
  /** A list; a form post sends its check boxes as one text with commas. */
  what: z.union([tasks, listed], { error }),
  district,
  phone: text(errors, { field: "phone", required: "phone-missing" }).check(
    z.refine((value) => isIndianMobile(value), { error: code("phone-invalid"), abort: true }),
  ),
  name: text(errors, { field: "name", required: "name-missing", limits: VOLUNTEER_LIMITS }),
  email: email(errors, { required: "email-missing", invalid: "email-invalid", limits: VOLUNTEER_LIMITS }),
  message: z.optional(text(errors, { field: "message", multiline: true })),
  notice_version: privacyNoticeShown,
});
export type VolunteerEnquiry = z.output<typeof volunteer>;

export const volunteerForm = defineForm(errors, {
  schema: volunteer,
  priority: [
    {
      rule: "form-incomplete",
      of: ["what-missing", "district-missing", "phone-missing", "name-missing", "email-missing"],
    },
    "phone-invalid",
    "email-invalid",
  ],
});
