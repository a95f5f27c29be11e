import { t } from "../i18n/admin-text.ts";
import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { textErrors } from "../validation/errors.ts";

export const ENQUIRY_KINDS = ["general", "school", "volunteer", "email"] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const ENQUIRY_STATES = ["new", "taken", "answered", "spam"] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

export const WAITING_STATES = ["new", "taken"] as const satisfies readonly EnquiryState[];

export const ANSWERED_HOW = ["mail", "call", "whatsapp", "other"] as const;
export type AnsweredHow = (typeof ANSWERED_HOW)[number];

/** By newest, or urgent and longest waiting first. */
export const ENQUIRY_SORTS = ["newest", "waiting"] as const;
export type EnquirySort = (typeof ENQUIRY_SORTS)[number];

export const REPLY_STATES = ["waiting", "sent", "failed"] as const;
export type ReplyState = (typeof REPLY_STATES)[number];

/** Rejected, not accepted for days, or unknown after a crash. */
export const REPLY_FAILURES = ["refused", "expired", "unknown"] as const;

export const ENQUIRY_NOTIFICATIONS = ["each", "daily", "none"] as const;
export type EnquiryNotifications = (typeof ENQUIRY_NOTIFICATIONS)[number];

export const REPORT_EMAILS = ["weekly", "none"] as const;
export type ReportEmails = (typeof REPORT_EMAILS)[number];

/** By fact; `helplines` have names of their own. */
export const URGENT_HELPLINES = ["tollFree", "nationalHelpline", "helplines"] as const;

export const VIEWER_TTL_MS = 30_000;

export const TYPING_TTL_MS = 10_000;

export const SPAM_RETENTION_DAYS = 30;

export const MAX_REMINDER_DAYS = 366;

/** Of one enquiry, so that it stays quick to open. */
export const MAX_NOTES = 200;
export const MAX_REPLIES = 100;

/** Characters. */
export const ENQUIRY_WORKFLOW_LIMITS = {
  "reply-too-long": 5000,
  "key-too-long": 100,
  "note-too-long": 2000,
  "draft-too-long": 10_000,
} as const;

export const ENQUIRY_WORKFLOW_ERRORS = t({
  "case-without-address": "This enquiry has no email address. Please call the phone number.",
  "case-new": "This enquiry is not assigned yet.",
  "case-taken": "This enquiry is assigned to {name}.",
  "case-answered": "This enquiry is already answered.",
  "case-spam": "This enquiry is in Spam.",
  "how-unknown": "Please choose how it was answered: by mail, call, whatsapp or other.",
  "anyway-invalid": "The value of anyway must be true or false.",
  "note-missing": "Please write the note.",
  ...textErrors("note", "Note"),
  "note-not-text": "The note must be text.",
  "notes-full": "This enquiry has {limit} notes, and no more can be added.",
  "reply-missing": "Please write the answer.",
  ...textErrors("reply", "The answer"),
  "replies-full":
    "This enquiry has {limit} replies, and no more can be sent. Please call, or write from your own mailbox.",
  "key-missing": "Please give the reply a key of your own, so that it is sent only once.",
  ...textErrors("key", "The key"),
  "answered-invalid": "The value of answered must be true or false.",
  ...textErrors("draft", "The draft"),
  "draft-not-text": "The draft must be text.",
  "letters-unknown": "Please choose each, daily or none.",
  "remind-invalid": "Please choose when to be reminded.",
  "remind-out-of-reach": "The reminder must be in the future, at most a year from now.",
  "report-emails-unknown": "Please choose weekly or none.",
  "state-unknown": "The state must be new, taken, answered or spam.",
  "urgent-unknown": "The value of urgent must be yes.",
  "case-owner-unknown": "The owner must be me, none, or the id of a staff member.",
  "enquiry-kind-unknown": "The kind must be general, school or volunteer.",
  "sort-unknown": "The order must be newest or waiting.",
} as const);

export const BULK_ACTS = ["take", "release", "answered", "reopen", "spam", "not-spam"] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

export const MAX_BULK_CHANGE = 200;

export const BULK_ERRORS = t({
  "no-enquiry-chosen": "Please choose enquiries, each by its id and version.",
  "too-many-enquiries": "At most {limit} enquiries can be changed at once.",
  "act-unknown": "The act must be take, release, answered, reopen, spam or not-spam.",
} as const);

/** Answers of the API and the screen; `{count}` counts those that changed. */
export const BULK_COPY = t({
  take: { one: "{count} enquiry assigned to you.", other: "{count} enquiries assigned to you." },
  release: { one: "{count} enquiry released.", other: "{count} enquiries released." },
  answered: { one: "{count} enquiry marked as answered.", other: "{count} enquiries marked as answered." },
  reopen: {
    one: "{count} enquiry reopened and assigned to you.",
    other: "{count} enquiries reopened and assigned to you.",
  },
  spam: { one: "{count} enquiry moved to Spam.", other: "{count} enquiries moved to Spam." },
  "not-spam": { one: "{count} enquiry moved out of Spam.", other: "{count} enquiries moved out of Spam." },
  none: "None of them could be changed.",
  left: { one: "{count} was left as it is.", other: "{count} were left as they are." },
  selected: "Selected enquiries",
  count: "{count} selected",
  clear: "Clear selection",
  buttons: {
    take: "Assign to me",
    release: "Release",
    answered: "Mark as answered",
    spam: "Spam",
    notSpam: "Not spam",
  },
} as const);

/** In all languages: the visitor's is unknown. */
export const getReplySubject = (getTexts: (language: Language) => { replySubject: string }): string =>
  LANGUAGES.map((language) => getTexts(language).replySubject).join(" · ");

export const ENQUIRY_WORKFLOW_COPY = t({
  taken: "Assigned to you.",
  released: "Enquiry released.",
  answered: "Enquiry marked as answered.",
  reopened: "Enquiry reopened and assigned to you.",
  spam: "Enquiry moved to Spam.",
  notSpam: "Enquiry released.",
  noted: "Note saved.",
  reminded: "Reminder saved.",
  replied: "Reply queued.",
  letters: "Email notifications for new enquiries",
  lettersEach: "For every enquiry",
  lettersDaily: "Daily at 9 am",
  lettersNone: "None",
  lettersHold: "Emails never include what visitors wrote. At most one every ten minutes.",
  lettersChosen: "Saved.",
  lettersNotChosen: "This could not be saved. Please try again.",
  lettersNotLoaded: "Your notification settings could not be loaded.",
  somebody: "Someone",
} as const);

export const ENQUIRY_FILTER_COPY = t({
  urgent: "Urgent enquiries",
  urgentWaiting: { one: "{count} urgent enquiry.", other: "{count} urgent enquiries." },
  openAndCall: "Open and call",
  find: "Find in enquiries",
  from: "From",
  to: "To",
  owner: "Assigned to",
  everybody: "Everyone",
  me: "Me",
  unassigned: "Unassigned",
  someone: "Someone",
  assignedTo: "Assigned to {name}",
  kind: "Kind",
  everyKind: "All",
  kinds: { general: "General", school: "Schools", volunteer: "Volunteers", email: "Emails" } satisfies Record<
    EnquiryKind,
    string
  >,
  order: "Order",
  newest: "Newest first",
  waiting: "Longest waiting first",
  apply: "Apply",
  fromDay: "From {day}",
  toDay: "To {day}",
  takeAway: "Remove filter:",
  clear: "Clear all",
  nothing: "No enquiries match these filters.",
} as const);
