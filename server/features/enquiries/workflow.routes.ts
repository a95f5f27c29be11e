import {
  answeredForm,
  enquiryCase,
  noteForm,
  replyForm,
  replySent,
  takeForm,
  wholeCase,
} from "../../../shared/enquiries/workflow.schema.ts";
import { CASE_WORDS } from "../../../shared/enquiries/workflow.ts";
import { type Call, call } from "../../http/endpoint.ts";
import type { Replies } from "./replies.ts";
import type { Cases } from "./workflow.ts";

/** Shared by all workflow endpoints. */
const onCase = { versioned: true, errors: ["conflict"], data: enquiryCase } as const;

export const caseCalls = ({ cases, replies }: { cases: Cases; replies: Replies }): Call[] => [
  call("GET /api/contact/{id}", {
    summary: "Read one enquiry with its notes, its letters and who did what",
    act: "see enquiries",
    data: wholeCase,
    handle: ({ id }) => cases.find(id),
  }),
  call("POST /api/contact/{id}/take", {
    ...onCase,
    summary: "Take an enquiry in hand; `anyway` also from somebody else",
    act: "take enquiry",
    body: takeForm,
    optional: true,
    says: CASE_WORDS.taken,
    handle: ({ by, id, expected, body: { anyway } }) => cases.take(by, id, expected, anyway),
  }),
  call("POST /api/contact/{id}/release", {
    ...onCase,
    summary: "Give an enquiry back to the new ones",
    act: "release enquiry",
    says: CASE_WORDS.released,
    handle: ({ by, id, expected }) => cases.release(by, id, expected),
  }),
  call("POST /api/contact/{id}/answered", {
    ...onCase,
    summary: "Mark an enquiry as answered",
    act: "mark enquiry as answered",
    body: answeredForm,
    says: CASE_WORDS.answered,
    handle: ({ by, id, expected, body }) => cases.markAnswered(by, id, expected, body),
  }),
  call("POST /api/contact/{id}/reopen", {
    ...onCase,
    summary: "Open an answered enquiry again",
    act: "reopen enquiry",
    says: CASE_WORDS.reopened,
    handle: ({ by, id, expected }) => cases.reopen(by, id, expected),
  }),
  call("POST /api/contact/{id}/spam", {
    ...onCase,
    summary: "Set an enquiry apart as spam",
    act: "mark enquiry as spam",
    says: CASE_WORDS.spam,
    handle: ({ by, id, expected }) => cases.markSpam(by, id, expected),
  }),
  call("POST /api/contact/{id}/not-spam", {
    ...onCase,
    summary: "Take an enquiry out of spam",
    act: "mark enquiry as no spam",
    says: CASE_WORDS.notSpam,
    handle: ({ by, id, expected }) => cases.markNoSpam(by, id, expected),
  }),
  call("POST /api/contact/{id}/notes", {
    summary: "Note something on an enquiry, for the staff alone",
    act: "note on enquiry",
    versioned: true,
    body: noteForm,
    says: CASE_WORDS.noted,
    data: enquiryCase,
    status: 201,
    handle: ({ by, id, expected, body: { text } }) => cases.note(by, id, expected, text),
  }),
  call("POST /api/contact/{id}/reply", {
    summary: "Answer an enquiry by letter, once for each `key`; takes it where nobody has it",
    act: "reply to enquiry",
    versioned: true,
    errors: ["conflict"],
    body: replyForm,
    data: replySent,
    status: 202,
    handle: ({ by, id, expected, body }) => replies.send(by, id, expected, body),
  }),
];
