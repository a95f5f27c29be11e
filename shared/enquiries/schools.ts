import { interpolate } from "../i18n/interpolate.ts";
import { textErrors } from "../validation/errors.ts";
import type { SchoolClasses } from "./enquiries.limits.ts";

export const MAX_DAYS_AHEAD = 366;

export const SCHOOL_ERRORS = {
  "form-incomplete": "Please fill the form completely",
  "school-missing": "Please enter the name of the school.",
  ...textErrors("school", "School"),
  "district-missing": "Please select a district.",
  "phone-missing": "Please enter your phone number.",
  "phone-invalid": "Please enter a valid 10-digit Indian phone number",
  ...textErrors("phone", "Phone"),
  "phone-too-long": "Phone is too long.",
  "classes-missing": "Please choose the class.",
  "day-missing": "Please choose a day.",
  "day-out-of-reach": "Please choose a day from tomorrow on, at most a year away.",
} as const;

/** Answers as lines of a message, so that search and export include them. */
export const SCHOOL_COPY = {
  sent: "Thanks for Your Enquiry",
  message: "A school wishes to take part.\nDistrict: {district}\nClass: {classes}\nPreferred date: {day}",
  classes: {
    "1-4": "1 to 4",
    "5-7": "5 to 7",
    "8-10": "8 to 10",
    "11-12": "11 and 12",
    all: "The whole school",
  },
} as const satisfies { sent: string; message: string; classes: Record<SchoolClasses, string> };

export const schoolMessage = (visit: { district: string; classes: SchoolClasses; day: string }): string =>
  interpolate(SCHOOL_COPY.message, { ...visit, classes: SCHOOL_COPY.classes[visit.classes] });
