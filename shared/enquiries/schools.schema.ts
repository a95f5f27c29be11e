import * as z from "zod/mini";
import { DISTRICT_NAMES } from "../districts.ts";
import { privacyNoticeShown } from "../privacy/privacy-notice.schema.ts";
import { errorCodes, messagesByType } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { isIndianMobile } from "../validation/phone.ts";
import { text } from "../validation/text.ts";
import { SCHOOL_CLASSES, SCHOOL_LIMITS } from "./enquiries.limits.ts";
import type { SCHOOL_ERRORS } from "./schools.ts";

const errors = messagesByType<typeof SCHOOL_ERRORS>();
const code = errorCodes<typeof errors>();

const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;

export const schoolVisit = z.object({
  district: z.enum(DISTRICT_NAMES, { error: code("district-missing") }),
  classes: z.enum(SCHOOL_CLASSES, { error: code("classes-missing") }),
  day: z
    .string({ error: code("day-missing") })
    .check(z.refine((value) => isDay(value), { error: code("day-missing"), abort: true })),
});
export type SchoolVisit = z.output<typeof schoolVisit>;

const { district, ...visit } = schoolVisit.shape;

/** In form order. The date is checked with the server's clock. */
const school = z.object({
  school: text(errors, { field: "school", required: "school-missing", limits: SCHOOL_LIMITS }),
  district,
  phone: text(errors, { field: "phone", required: "phone-missing" }).check(
    z.refine((value) => isIndianMobile(value), { error: code("phone-invalid"), abort: true }),
  ),
  ...visit,
  notice_version: privacyNoticeShown,
});
export type SchoolEnquiry = z.output<typeof school>;

export const schoolForm = defineForm(errors, {
  schema: school,
  priority: [
    {
      rule: "form-incomplete",
      of: ["school-missing", "district-missing", "phone-missing", "classes-missing", "day-missing"],
    },
    "phone-invalid",
  ],
});
