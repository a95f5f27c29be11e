import { ENQUIRY_COPY, ENQUIRY_ERRORS, ENQUIRY_LABELS } from "../../../shared/enquiries/enquiries.ts";
import { SCHOOL_COPY, SCHOOL_ERRORS } from "../../../shared/enquiries/schools.ts";
import { API_ERRORS } from "../../../shared/i18n/api-messages.ts";
import { TESTIMONIAL_COPY, TESTIMONIAL_ERRORS, TESTIMONIAL_LABELS } from "../../../shared/testimonials/testimonials.ts";

/** Errors of every form. */
const ANY_FORM = {
  "too-many-requests": API_ERRORS["too-many-requests"],
  crowd: API_ERRORS.crowd,
  unavailable: API_ERRORS.unavailable,
} as const;

export const ENQUIRY = {
  label: "Enquiry",
  fields: ENQUIRY_LABELS,
  robots: "Your browser does a short calculation that keeps robots out. No other service takes part in it.",
  send: "Send enquiry",
  sending: "Sending…",
  sent: ENQUIRY_COPY.sent,
  withTheCouncil: "Your enquiry is with the council. If you need help now, call {number}, free of charge.",
  notSent: ENQUIRY_COPY.notSent,
  refusals: { ...ANY_FORM, ...ENQUIRY_ERRORS },
  council: { phone: "Phone", email: "Email", address: "Location" },
  writeToUs: "Write a few lines and tell us how to reach you. Numbers for every district are on the contact page.",
} as const;

export const TESTIMONIAL_FORM = {
  title: "Add Testimonial",
  fields: TESTIMONIAL_LABELS,
  whenItAppears: "Your story appears once it has been read and approved. Your e-mail address is never shown.",
  robots: ENQUIRY.robots,
  submit: "Submit",
  submitting: "Submitting…",
  cancel: "Cancel",
  sent: TESTIMONIAL_COPY.submitted,
  notSent: TESTIMONIAL_COPY.notSubmitted,
  refusals: { ...ANY_FORM, ...TESTIMONIAL_ERRORS },
} as const;

export const SCHOOL_FORM = {
  label: "Bring your school",
  fields: { school: "School", district: "District", phone: "Phone", classes: "Class", day: "Wished day" },
  choose: "Please choose",
  classes: {
    "1-4": "Class 1 to 4",
    "5-7": "Class 5 to 7",
    "8-10": "Class 8 to 10",
    "11-12": "Class 11 and 12",
    all: "The whole school",
  },
  nearestDay: "The campaign looks for the nearest day that is free in your district.",
  robots: ENQUIRY.robots,
  send: "Bring our school",
  sending: ENQUIRY.sending,
  sent: SCHOOL_COPY.sent,
  withTheCouncil:
    "Your school is with the council, and somebody will call you. If you need help now, call {number}, free of charge.",
  notSent: ENQUIRY.notSent,
  refusals: { ...ANY_FORM, ...SCHOOL_ERRORS },
} as const;
