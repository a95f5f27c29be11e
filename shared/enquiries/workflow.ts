import { textErrors } from "../validation/errors.ts";

export const ENQUIRY_KINDS = ["general", "school"] as const;
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

export const VIEWER_TTL_MS = 30_000;

export const TYPING_TTL_MS = 10_000;

export const SPAM_RETENTION_DAYS = 30;

/** Characters. */
export const ENQUIRY_WORKFLOW_LIMITS = {
  "reply-too-long": 5000,
  "key-too-long": 100,
  "note-too-long": 2000,
  "draft-too-long": 10_000,
} as const;

export const ENQUIRY_WORKFLOW_ERRORS = {
  "case-without-address": "This enquiry came without an e-mail address. Please call the number that it gives.",
  "case-new": "Nobody has taken this enquiry yet.",
  "case-taken": "{name} has this enquiry in hand.",
  "case-answered": "This enquiry is answered already.",
  "case-spam": "This enquiry is set apart as spam.",
  "how-unknown": "Please choose how it was answered: by mail, call, whatsapp or other.",
  "anyway-invalid": "Please say with true or false whether to take it all the same.",
  "note-missing": "Please write the note.",
  ...textErrors("note", "Note"),
  "note-not-text": "The note must be text.",
  "reply-missing": "Please write the answer.",
  ...textErrors("reply", "The answer"),
  "key-missing": "Please name the answer by a key of your own, so that it is sent once.",
  ...textErrors("key", "The key"),
  "answered-invalid": "Please say with true or false whether it is answered.",
  ...textErrors("draft", "The draft"),
  "draft-not-text": "The draft must be text.",
  "letters-unknown": "Please choose each, daily or none.",
  "state-unknown": "The state must be new, taken, answered or spam.",
  "urgent-unknown": "To see the urgent ones alone, please ask for them with yes.",
  "case-owner-unknown": "The owner must be me, none, or the id of somebody of the staff.",
  "sort-unknown": "The order must be newest or waiting.",
} as const;

/** Bilingual: the visitor's language is unknown. */
export const REPLY_COPY = {
  subject: "Your enquiry · നിങ്ങളുടെ അന്വേഷണം",
  from: "Drug Free Kerala",
} as const;

export const ENQUIRY_WORKFLOW_COPY = {
  taken: "You have this enquiry in hand.",
  released: "The enquiry is back among the new ones.",
  answered: "The enquiry is marked as answered.",
  reopened: "The enquiry is open again, and you have it in hand.",
  spam: "The enquiry is set apart as spam.",
  notSpam: "The enquiry is back among the new ones.",
  noted: "The note is saved.",
  replied: "The answer is on its way.",
  letters: "Letters to me about new enquiries",
  lettersEach: "For each one",
  lettersDaily: "One a day, 9 am",
  lettersNone: "None",
  lettersHold: "No letter holds a visitor's words. There is at most one in ten minutes.",
  lettersChosen: "Saved. This holds from now on.",
  lettersNotChosen: "This could not be saved. Please try again.",
  lettersNotLoaded: "Your choice of letters could not be loaded.",
  somebody: "Somebody",
} as const;

export const ENQUIRY_FILTER_COPY = {
  find: "Find in submissions",
  filter: "Filter",
  from: "From",
  to: "To",
  owner: "Who has it",
  everybody: "Everybody",
  me: "I have it",
  nobody: "Nobody has it",
  somebody: "Somebody has it",
  hasIt: "{name} has it",
  order: "Order",
  newest: "Newest first",
  waiting: "Longest waiting first",
  apply: "Apply",
  fromDay: "From {day}",
  toDay: "To {day}",
  takeAway: "Take away the filter:",
  clear: "Clear all",
  nothing: "No submission fits all of this.",
} as const;
