import { ENQUIRY_COPY, ENQUIRY_ERRORS, ENQUIRY_LABELS } from "../../../shared/enquiries/enquiries.ts";
import { SCHOOL_COPY, SCHOOL_ERRORS } from "../../../shared/enquiries/schools.ts";
import { VOLUNTEER_COPY, VOLUNTEER_ERRORS } from "../../../shared/enquiries/volunteers.ts";
import { API_ERRORS } from "../../../shared/i18n/api-messages.ts";
import { TESTIMONIAL_COPY, TESTIMONIAL_ERRORS, TESTIMONIAL_LABELS } from "../../../shared/testimonials/testimonials.ts";

export const contactUs = {
  title: "Contact Us",
  malayalam: "ബന്ധപ്പെടുക",
  description: "Telephone numbers of the campaign in every district of Kerala, and a form to write to the council.",
  lead: "Call your own district, or write to the council.",
  districts: { title: "District-Wise Contacts", malayalam: "ജില്ലകളിലെ നമ്പറുകൾ" },
  call: "Call {district}:",
  noneYet: "No district numbers yet.",
  untilThen: "Until they are here, write to us below.",
  write: { title: "Write to us", malayalam: "ഞങ്ങൾക്ക് എഴുതൂ" },
} as const;

/** Errors of every form. */
const ANY_FORM = {
  "too-many-requests": API_ERRORS["too-many-requests"],
  crowd: API_ERRORS.crowd,
  unavailable: API_ERRORS.unavailable,
} as const;

export const enquiry = {
  noticeInShort: "We use this only to answer you. Under 18? Ask a parent first.",
  wholeNotice: "What we store and your rights",
  label: "Enquiry",
  fields: ENQUIRY_LABELS,
  robots: "Your browser does a short calculation to block spam. No other service is involved.",
  send: "Send enquiry",
  sending: "Sending…",
  sent: ENQUIRY_COPY.sent,
  withTheCouncil: "The council has received your enquiry. If you need help now, call {number}, free of charge.",
  notSent: ENQUIRY_COPY.notSent,
  refusals: { ...ANY_FORM, ...ENQUIRY_ERRORS },
  council: { phone: "Phone", email: "Email", address: "Location" },
  writeToUs: "Write a few lines and tell us how to reach you. Numbers for every district are on the contact page.",
} as const;

export const testimonialForm = {
  title: "Add Testimonial",
  fields: TESTIMONIAL_LABELS,
  whenItAppears: "Your story appears once it has been read and approved. Your e-mail address is never shown.",
  robots: enquiry.robots,
  submit: "Submit",
  submitting: "Submitting…",
  cancel: "Cancel",
  sent: TESTIMONIAL_COPY.submitted,
  notSent: TESTIMONIAL_COPY.notSubmitted,
  refusals: { ...ANY_FORM, ...TESTIMONIAL_ERRORS },
} as const;

export const schoolForm = {
  label: "Bring your school",
  fields: { school: "School", district: "District", phone: "Phone", classes: "Class", day: "Preferred date" },
  choose: "Please choose",
  classes: {
    "1-4": "Class 1 to 4",
    "5-7": "Class 5 to 7",
    "8-10": "Class 8 to 10",
    "11-12": "Class 11 and 12",
    all: "The whole school",
  },
  nearestDay: "The campaign finds the nearest free date in your district.",
  robots: enquiry.robots,
  send: "Bring our school",
  sending: enquiry.sending,
  sent: SCHOOL_COPY.sent,
  withTheCouncil:
    "The council has received your request and will call you. If you need help now, call {number}, free of charge.",
  notSent: enquiry.notSent,
  refusals: { ...ANY_FORM, ...SCHOOL_ERRORS },
} as const;

export const volunteerForm = {
  label: "Volunteer",
  fields: {
    what: "What would you like to do?",
    district: "District",
    phone: "Phone",
    name: "Name",
    email: "Email",
    message: "Message",
  },
  choose: schoolForm.choose,
  tasks: VOLUNTEER_COPY.tasks,
  robots: enquiry.robots,
  send: "Sign up",
  sending: enquiry.sending,
  sent: VOLUNTEER_COPY.sent,
  withTheCouncil:
    "The council has received your offer, and your district will call you. If you need help now, call {number}, free of charge.",
  notSent: enquiry.notSent,
  refusals: { ...ANY_FORM, ...VOLUNTEER_ERRORS },
} as const;

const RETENTION = {
  untilDeleted: "It is stored until an administrator deletes it.",
  days: {
    one: "It is deleted automatically within one day.",
    other: "It is deleted automatically within {count} days.",
  },
} as const;

/**
 * Privacy notice (Digital Personal Data Protection Act 2023, sections 5 and 9). Changes create a new version:
 * `shared/privacy/privacy-notice.ts`.
 */
export const formNotice = {
  enquiry: {
    says: "Your name, phone number, e-mail address and message are stored so that the campaign can answer you, and for no other purpose.",
    ...RETENTION,
  },
  school: {
    says: "The school's name, district, class, preferred date and phone number are stored so that the campaign can call and plan the visit, and for no other purpose.",
    ...RETENTION,
  },
  volunteer: {
    says: "Your name, phone number, e-mail address, district, tasks and message are stored so that the campaign can plan the event with you, and for no other purpose.",
    ...RETENTION,
  },
  story: {
    says: "Your name, e-mail address, designation, title and story are stored so that the story can be read and, once it is approved, shown here under your name, and for no other purpose.",
    untilDeleted: "It is stored until it is taken down, and you can ask for that.",
    days: {
      one: "A story that is not approved is deleted automatically one day after you send it; a published one stays until it is taken down.",
      other:
        "A story that is not approved is deleted automatically {count} days after you send it; a published one stays until it is taken down.",
    },
  },
  rights:
    "By sending it you agree to this. At any time you can ask to see, correct or delete it, and withdraw your consent. To complain, tell the campaign first, and if that does not help, the Data Protection Board of India. How: {link}.",
  young:
    "If you are under 18, ask a parent or guardian first: they have to agree. You do not need anyone's permission to call a helpline.",
} as const;

export const testimonials = {
  title: "What Others Say.",
  malayalam: "അനുഭവങ്ങൾ",
  whole: "What Others Say",
  description:
    "People from across Kerala on what running, playing and standing together against drugs has changed for them.",
  lead: "Stories from the people of Kerala. Each one was read before it was published.",
  add: "Add Testimonial",
  list: "Testimonials",
  pages: "Pages of testimonials",
  lightlyEdited: "Lightly edited",
  noneYet: "No stories yet.",
  beFirst: "Be the first to say what sport has changed for you.",
  submitted: TESTIMONIAL_COPY.submitted,
  thanks: "Thank you. It appears here once it has been read and approved.",
} as const;
