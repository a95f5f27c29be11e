import * as z from "zod/mini";
import { auditEntry, versioned } from "../audit-log/audit-log.ts";
import { privacyNoticeStored } from "../privacy/privacy-notice.schema.ts";
import { errorCodes, messagesByType } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { text } from "../validation/text.ts";
import { nullableTimestamp } from "../validation/timestamp.ts";
import { schoolVisit } from "./schools.schema.ts";
import { volunteerOffer } from "./volunteers.schema.ts";
import {
  ANSWERED_HOW,
  BULK_ACTS,
  type BULK_ERRORS,
  ENQUIRY_KINDS,
  ENQUIRY_NOTIFICATIONS,
  ENQUIRY_SORTS,
  ENQUIRY_STATES,
  type ENQUIRY_WORKFLOW_ERRORS,
  ENQUIRY_WORKFLOW_LIMITS,
  MAX_BULK_CHANGE,
  REPLY_FAILURES,
  REPLY_STATES,
  REPORT_EMAILS,
  URGENT_HELPLINES,
} from "./workflow.ts";

const errors = messagesByType<typeof ENQUIRY_WORKFLOW_ERRORS>();
const limits = ENQUIRY_WORKFLOW_LIMITS;
const code = errorCodes<typeof errors>();

const person = z.object({ id: z.int(), name: z.string() });

/** For staff only. */
export const enquiryContact = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  created_at: z.string(),
});
export type EnquiryContact = z.output<typeof enquiryContact>;

export const enquiry = z.extend(enquiryContact, {
  kind: z.enum(ENQUIRY_KINDS),
  /** Fields of a school's request or a volunteer's offer. */
  details: z.nullable(z.union([schoolVisit, volunteerOffer])),
  state: z.enum(ENQUIRY_STATES),
  owner: z.nullable(person),
  answered_at: z.nullable(z.string()),
  answered_how: z.nullable(z.enum(ANSWERED_HOW)),
  /** Null when answered or spam. */
  waiting_since: z.nullable(z.string()),
  /** Business minutes. */
  waiting_minutes: z.nullable(z.int()),
  /** In whole working days and remaining minutes. */
  waiting_office: z.nullable(z.object({ days: z.int(), minutes: z.int() })),
  notes: z.int(),
  urgent: z.boolean(),
  /** From then on it is on top of the list; null without a reminder, and when answered or spam. */
  remind_at: z.nullable(z.string()),
  /** The newest email in either direction; null before the first. */
  last: z.nullable(
    z.object({ direction: z.enum(["in", "out"]), at: z.string(), text: z.string(), attachments: z.int() }),
  ),
  notice_version: privacyNoticeStored,
  ...versioned,
});
export type Enquiry = z.output<typeof enquiry>;

export const enquiryNote = z.object({ id: z.int(), text: z.string(), who: person, at: z.string() });

export const enquiryReply = z.object({
  id: z.int(),
  text: z.string(),
  who: person,
  at: z.string(),
  state: z.enum(REPLY_STATES),
  ended_at: z.nullable(z.string()),
  reason: z.nullable(z.enum(REPLY_FAILURES)),
  /** What the recipient's mail server said when it returned the email. */
  detail: z.nullable(z.string()),
});

export const attachment = z.object({ id: z.int(), name: z.string(), type: z.string(), size: z.int() });
export type Attachment = z.output<typeof attachment>;

export const enquiryMessage = z.object({
  /** Unique over both directions. */
  id: z.int(),
  direction: z.enum(["in", "out"]),
  at: z.string(),
  from: z.string(),
  text: z.string(),
  attachments: z.array(attachment),
});
export type EnquiryMessage = z.output<typeof enquiryMessage>;

/** Notes oldest first. */
export const enquiryDetail = z.extend(enquiry, {
  notes: z.array(enquiryNote),
  letters: z.array(enquiryReply),
  /** Emails in both directions, oldest first, without the enquiry itself. */
  messages: z.array(enquiryMessage),
  /** Of the email that became the enquiry. */
  attachments: z.array(attachment),
  history: z.array(z.pick(auditEntry, { id: true, at: true, who: true, act: true, fields: true })),
  /** What to say (null: the default) and whom to ring; null unless it is urgent and waiting. */
  help: z.nullable(
    z.object({
      say: z.nullable(z.string()),
      ring: z.array(
        z.object({ of: z.enum(URGENT_HELPLINES), number: z.string(), name: z.string(), name_ml: z.string() }),
      ),
    }),
  ),
  /** Where an answer to our reply arrives. */
  reply_to: z.object({ email: z.string(), of: z.enum(["here", "council", "sender"]) }),
});
export type EnquiryDetail = z.output<typeof enquiryDetail>;

export const openedEnquiry = z.extend(enquiryDetail, {
  /** When the reader last left it; null for the first time. */
  looked_at: z.nullable(z.string()),
});
export type OpenedEnquiry = z.output<typeof openedEnquiry>;

export const enquiryCounts = z.object({ new: z.int(), taken: z.int(), answered: z.int(), spam: z.int() });
export type EnquiryCounts = z.output<typeof enquiryCounts>;

export const tabCounts = z.extend(enquiryCounts, { mine: z.int(), urgent: z.int() });
export type TabCounts = z.output<typeof tabCounts>;

/** Reassigns it from another person. */
export const claimForm = defineForm(errors, {
  schema: z.object({ anyway: z.optional(z.boolean({ error: code("anyway-invalid") })) }),
});

const markAnswered = z.object({
  how: z.enum(ANSWERED_HOW, { error: code("how-unknown") }),
  note: z.optional(text(errors, { field: "note", limits, multiline: true })),
});
export type Answered = z.output<typeof markAnswered>;
export const answeredForm = defineForm(errors, { schema: markAnswered, priority: ["how-unknown"] });

const bulkErrors = messagesByType<typeof BULK_ERRORS & typeof ENQUIRY_WORKFLOW_ERRORS>();
const bulkCode = errorCodes<typeof bulkErrors>();
const error = bulkCode("no-enquiry-chosen");

const bulkChange = z
  .object({
    act: z.enum(BULK_ACTS, { error: bulkCode("act-unknown") }),
    /** For "answered" only. */
    how: z.optional(z.enum(ANSWERED_HOW, { error: bulkCode("how-unknown") })),
    enquiries: z
      .array(
        z.object(
          { id: z.int({ error }).check(z.positive({ error })), version: z.optional(z.int({ error })) },
          { error },
        ),
        { error },
      )
      .check(z.minLength(1, { error }), z.maxLength(MAX_BULK_CHANGE, { error: bulkCode("too-many-enquiries") })),
  })
  .check(
    z.refine(({ act, how }) => act !== "answered" || how !== undefined, {
      error: bulkCode("how-unknown"),
      path: ["how"],
    }),
  );
export type BulkChange = z.output<typeof bulkChange>;
export const bulkChangeForm = defineForm(bulkErrors, { schema: bulkChange });

/** New versions of those that changed, and why the others did not. */
export const bulkChanged = z.object({
  message: z.string(),
  done: z.array(z.object({ id: z.int(), version: z.int() })),
  left: z.array(z.object({ id: z.int(), message: z.string(), code: z.string() })),
});
export type BulkChanged = z.output<typeof bulkChanged>;

export const noteForm = defineForm(errors, {
  schema: z.object({
    text: text(errors, { field: "note", required: "note-missing", limits, multiline: true }),
  }),
});

const reminder = z.object({
  /** Null removes the reminder. */
  at: nullableTimestamp(code("remind-invalid")),
  note: z.optional(text(errors, { field: "note", limits, multiline: true })),
});
export type Reminder = z.output<typeof reminder>;
export const reminderForm = defineForm(errors, { schema: reminder, priority: ["remind-invalid"] });

/** The key makes it idempotent. */
const reply = z.object({
  text: text(errors, { field: "reply", required: "reply-missing", limits, multiline: true }),
  key: text(errors, { field: "key", required: "key-missing", limits }),
  answered: z.optional(z.boolean({ error: code("answered-invalid") })),
  /** Even if assigned to or answered by another person. */
  anyway: z.optional(z.boolean({ error: code("anyway-invalid") })),
});
export type Reply = z.output<typeof reply>;
export const replyForm = defineForm(errors, { schema: reply, priority: ["reply-missing", "key-missing"] });

export const replySent = z.object({ id: z.int(), state: z.enum(REPLY_STATES) });
export type ReplySent = z.output<typeof replySent>;

/** Another person who has the enquiry open. */
export const viewer = z.object({ id: z.int(), name: z.string(), since: z.string(), typing: z.boolean() });
export type Viewer = z.output<typeof viewer>;

/** `version` is that of the enquiry. */
export const enquiryViewer = z.extend(viewer, { enquiry: z.int(), version: z.int() });
export type EnquiryViewer = z.output<typeof enquiryViewer>;

export const draft = z.object({ text: z.string(), saved_at: z.string() });
export type Draft = z.output<typeof draft>;
export const draftForm = defineForm(errors, {
  schema: z.object({ text: z.optional(text(errors, { field: "draft", limits, multiline: true })) }),
});

export const enquiryFilters = {
  state: z.optional(z.enum(ENQUIRY_STATES, { error: code("state-unknown") })),
  urgent: z.optional(z.literal("yes", { error: code("urgent-unknown") })),
  owner: z.optional(
    z.pipe(
      z.string().check(z.regex(/^(me|none|[1-9]\d{0,8})$/, { error: code("case-owner-unknown") })),
      z.transform((value: string) => (value === "me" || value === "none" ? value : Number(value))),
    ),
  ),
  kind: z.optional(z.enum(ENQUIRY_KINDS, { error: code("enquiry-kind-unknown") })),
  sort: z.optional(z.enum(ENQUIRY_SORTS, { error: code("sort-unknown") })),
};

export const enquiryNotifications = z.object({
  enquiries: z.enum(ENQUIRY_NOTIFICATIONS, { error: code("letters-unknown") }),
  report: z.enum(REPORT_EMAILS, { error: code("report-emails-unknown") }),
});
export type NotificationChoices = z.output<typeof enquiryNotifications>;

/** What is left out stays; one of them at least is given. */
export const enquiryNotificationsForm = defineForm(errors, {
  schema: z.partial(enquiryNotifications).check(
    z.refine(({ enquiries, report }) => enquiries !== undefined || report !== undefined, {
      error: code("letters-unknown"),
      path: ["enquiries"],
    }),
  ),
});
