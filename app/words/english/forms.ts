import { CALL_SENTENCES } from "../../../domain/calls.ts";
import { CONTACT_WORDS, ENQUIRY_SENTENCES } from "../../../domain/contact-submissions.ts";
import { TESTIMONIAL_SENTENCES, TESTIMONIAL_WORDS } from "../../../domain/testimonials.ts";

/** What can be refused to any form, whatever it is about. */
const ANY_FORM = {
  "too-many-requests": CALL_SENTENCES["too-many-requests"],
  crowd: CALL_SENTENCES.crowd,
  unavailable: CALL_SENTENCES.unavailable,
} as const;

/** How the council is reached, and the enquiry form. */
export const ENQUIRY = {
  label: "Enquiry",
  fields: { name: "Name", phone: "Phone", email: "Email", message: "Message" },
  robots: "Your browser does a short calculation that keeps robots out. No other service takes part in it.",
  privacy: "Who reads this, how long it is kept and how to have it removed: {link}.",
  send: "Send enquiry",
  sending: "Sending…",
  sent: CONTACT_WORDS.sent,
  withTheCouncil: "Your enquiry is with the council. If you need help now, call {number}, free of charge.",
  notSent: CONTACT_WORDS.notSent,
  refusals: { ...ANY_FORM, ...ENQUIRY_SENTENCES },
  council: { phone: "Phone", email: "Email", address: "Location" },
  writeToUs: "Write a few lines and tell us how to reach you. Numbers for every district are on the contact page.",
} as const;

/** The form of a testimonial. */
export const TESTIMONIAL_FORM = {
  title: "Add Testimonial",
  fields: { name: "Name", email: "Email", designation: "Designation", title: "Title", description: "Description" },
  whenItAppears: "Your story appears once it has been read and approved. Your e-mail address is never shown.",
  robots: ENQUIRY.robots,
  privacy: ENQUIRY.privacy,
  submit: "Submit",
  submitting: "Submitting…",
  cancel: "Cancel",
  sent: TESTIMONIAL_WORDS.submitted,
  notSent: TESTIMONIAL_WORDS.notSubmitted,
  refusals: { ...ANY_FORM, ...TESTIMONIAL_SENTENCES },
} as const;
