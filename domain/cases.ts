import { textSentences } from "./refusals.ts";

/** Where an enquiry stands as a case. */
export const CASE_STATES = ["new", "taken", "answered", "spam"] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** The states in which somebody waits for an answer. */
export const WAITING_STATES = ["new", "taken"] as const satisfies readonly CaseState[];

/** How somebody was answered. */
export const ANSWERED_HOW = ["mail", "call", "whatsapp", "other"] as const;
export type AnsweredHow = (typeof ANSWERED_HOW)[number];

/** In which order cases are listed: the newest first, or urgent ones that wait and then the longest waiting. */
export const CASE_SORTS = ["newest", "waiting"] as const;
export type CaseSort = (typeof CASE_SORTS)[number];

/** How many days what is set apart as spam is kept. */
export const SPAM_DAYS = 30;

/** Most characters of a note. */
export const NOTE_LIMIT = 2000;

/** What staff are told when an act on a case is refused. */
export const CASE_SENTENCES = {
  "case-new": "Nobody has taken this enquiry yet.",
  "case-taken": "{name} has this enquiry in hand.",
  "case-answered": "This enquiry is answered already.",
  "case-spam": "This enquiry is set apart as spam.",
  "how-unknown": "Please choose how it was answered: by mail, call, whatsapp or other.",
  "anyway-invalid": "Please say with true or false whether to take it all the same.",
  "note-missing": "Please write the note.",
  ...textSentences("note", "Note"),
  "note-not-text": "The note must be text.",
  "state-unknown": "The state must be new, taken, answered or spam.",
  "case-owner-unknown": "The owner must be me, none, or the id of somebody of the staff.",
  "sort-unknown": "The order must be newest or waiting.",
} as const;

/** What staff read about cases. */
export const CASE_WORDS = {
  taken: "You have this enquiry in hand.",
  released: "The enquiry is back among the new ones.",
  answered: "The enquiry is marked as answered.",
  reopened: "The enquiry is open again, and you have it in hand.",
  spam: "The enquiry is set apart as spam.",
  notSpam: "The enquiry is back among the new ones.",
  noted: "The note is saved.",
  somebody: "Somebody",
} as const;
