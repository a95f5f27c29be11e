import * as z from "zod/mini";
import {
  ANSWERED_HOW,
  CASE_LIMITS,
  type CASE_SENTENCES,
  CASE_SORTS,
  CASE_STATES,
  ENQUIRY_KINDS,
  REPLY_FAILURES,
  REPLY_STATES,
} from "./cases.ts";
import { formRules } from "./form.ts";
import { historyRow, versioned } from "./history.rules.ts";
import { noticeStored } from "./privacy-notice.rules.ts";
import { codesOf, sentencesByType } from "./refusals.ts";
import { schoolVisit } from "./schools.rules.ts";
import { text } from "./text.ts";

const words = sentencesByType<typeof CASE_SENTENCES>();
const limits = CASE_LIMITS;
const code = codesOf<typeof words>();

/** Somebody of the staff, as others see them beside a case. */
const person = z.object({ id: z.int(), name: z.string() });

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

/** An enquiry as staff look after it. */
export const enquiryCase = z.extend(contactSubmission, {
  kind: z.enum(ENQUIRY_KINDS),
  /** What a school wishes, whose name is that of the enquiry; null for every other kind. */
  details: z.nullable(schoolVisit),
  state: z.enum(CASE_STATES),
  owner: z.nullable(person),
  answered_at: z.nullable(z.string()),
  answered_how: z.nullable(z.enum(ANSWERED_HOW)),
  /** When it came or was reopened; null when nobody waits. */
  waiting_since: z.nullable(z.string()),
  /** For how many minutes of office hours; null when nobody waits. */
  waiting_minutes: z.nullable(z.int()),
  /** The same in whole working days, and the minutes that are left. */
  waiting_office: z.nullable(z.object({ days: z.int(), minutes: z.int() })),
  notes: z.int(),
  urgent: z.boolean(),
  notice_version: noticeStored,
  ...versioned,
});
export type EnquiryCase = z.output<typeof enquiryCase>;

export const caseNote = z.object({ id: z.int(), text: z.string(), who: person, at: z.string() });

/** An answer by letter; `reason` says why it failed. */
export const caseLetter = z.object({
  id: z.int(),
  text: z.string(),
  who: person,
  at: z.string(),
  state: z.enum(REPLY_STATES),
  ended_at: z.nullable(z.string()),
  reason: z.nullable(z.enum(REPLY_FAILURES)),
});

/** One case with everything that belongs to it, the notes in the order in which they were written. */
export const wholeCase = z.extend(enquiryCase, {
  notes: z.array(caseNote),
  letters: z.array(caseLetter),
  history: z.array(z.pick(historyRow, { id: true, at: true, who: true, act: true, fields: true })),
  /** Where an answer to our reply arrives. */
  reply_to: z.object({ email: z.string(), of: z.enum(["council", "sender"]) }),
});
export type WholeCase = z.output<typeof wholeCase>;

export const caseCounts = z.object({ new: z.int(), taken: z.int(), answered: z.int(), spam: z.int() });
export type CaseCounts = z.output<typeof caseCounts>;

/** The same within words and days alone, with those in the hands of who asks and urgent ones that wait. */
export const tabCounts = z.extend(caseCounts, { mine: z.int(), urgent: z.int() });
export type TabCounts = z.output<typeof tabCounts>;

/** Taking one that somebody else has, all the same. */
export const takeForm = formRules(words, {
  schema: z.object({ anyway: z.optional(z.boolean({ error: code("anyway-invalid") })) }),
});

const answer = z.object({
  how: z.enum(ANSWERED_HOW, { error: code("how-unknown") }),
  note: z.optional(text(words, { field: "note", limits, multiline: true })),
});
export type Answered = z.output<typeof answer>;
export const answeredForm = formRules(words, { schema: answer, order: ["how-unknown"] });

export const noteForm = formRules(words, {
  schema: z.object({
    text: text(words, { field: "note", required: "note-missing", limits, multiline: true }),
  }),
});

/** An answer by letter; the same key is sent once. */
const reply = z.object({
  text: text(words, { field: "reply", required: "reply-missing", limits, multiline: true }),
  key: text(words, { field: "key", required: "key-missing", limits }),
  answered: z.optional(z.boolean({ error: code("answered-invalid") })),
  /** Also where somebody else has it in hand, or has answered it. */
  anyway: z.optional(z.boolean({ error: code("anyway-invalid") })),
});
export type Reply = z.output<typeof reply>;
export const replyForm = formRules(words, { schema: reply, order: ["reply-missing", "key-missing"] });

/** What is known of an answer at once. */
export const replySent = z.object({ id: z.int(), state: z.enum(REPLY_STATES) });
export type ReplySent = z.output<typeof replySent>;

/** Somebody else who has a case open, since when, and whether they are writing an answer just now. */
export const viewer = z.object({ id: z.int(), name: z.string(), since: z.string(), typing: z.boolean() });
export type Viewer = z.output<typeof viewer>;

/** The same of any case, which is named by its number. */
/** `version` is that of the enquiry. */
export const viewerOfCase = z.extend(viewer, { enquiry: z.int(), version: z.int() });
export type ViewerOfCase = z.output<typeof viewerOfCase>;

/** What somebody is writing on a case. */
export const draft = z.object({ text: z.string(), saved_at: z.string() });
export type Draft = z.output<typeof draft>;
export const draftForm = formRules(words, {
  schema: z.object({ text: z.optional(text(words, { field: "draft", limits, multiline: true })) }),
});

/** How cases are asked for, beside pages, days and words. */
export const caseFilters = {
  state: z.optional(z.enum(CASE_STATES, { error: code("state-unknown") })),
  urgent: z.optional(z.literal("yes", { error: code("urgent-unknown") })),
  owner: z.optional(
    z.pipe(
      z.string().check(z.regex(/^(me|none|[1-9]\d{0,8})$/, { error: code("case-owner-unknown") })),
      z.transform((value: string) => (value === "me" || value === "none" ? value : Number(value))),
    ),
  ),
  sort: z.optional(z.enum(CASE_SORTS, { error: code("sort-unknown") })),
};
