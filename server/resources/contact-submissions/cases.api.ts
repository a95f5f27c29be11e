import * as z from "zod/mini";
import {
  answeredForm,
  enquiryCase,
  noteForm,
  replyForm,
  replySent,
  takeForm,
  wholeCase,
} from "../../../domain/cases.rules.ts";
import { CASE_WORDS } from "../../../domain/cases.ts";
import { type Call, call } from "../../http/call.ts";
import { saying } from "../../http/saying.ts";
import type { Cases } from "./cases.ts";
import type { Replies } from "./replies.ts";

const acted = { 200: saying({ data: enquiryCase }) };
/** What every act on a case says of itself. */
const onCase = { method: "POST", versioned: true, refuses: ["conflict"], answers: acted } as const;

const answer = (message: string, data: z.output<typeof enquiryCase>) =>
  ({ status: 200, body: { message, data }, version: data.version }) as const;

/** Enquiries as cases (docs/calls.md, 15). */
export const caseCalls = ({ cases, replies }: { cases: Cases; replies: Replies }): Call[] => [
  call({
    method: "GET",
    path: "/api/contact/{id}",
    summary: "Read one enquiry with its notes, its letters and who did what",
    act: "see enquiries",
    answers: { 200: z.object({ data: wholeCase }) },
    handle: async ({ id }) => {
      const data = await cases.find(id);
      return { status: 200, body: { data }, version: data.version };
    },
  }),
  call({
    ...onCase,
    path: "/api/contact/{id}/take",
    summary: "Take an enquiry in hand; `anyway` also from somebody else",
    act: "take enquiry",
    body: takeForm,
    optional: true,
    handle: async ({ by, id, expected, body: { anyway } }) =>
      answer(CASE_WORDS.taken, await cases.take(by, id, expected, anyway)),
  }),
  call({
    ...onCase,
    path: "/api/contact/{id}/release",
    summary: "Give an enquiry back to the new ones",
    act: "release enquiry",
    handle: async ({ by, id, expected }) => answer(CASE_WORDS.released, await cases.release(by, id, expected)),
  }),
  call({
    ...onCase,
    path: "/api/contact/{id}/answered",
    summary: "Mark an enquiry as answered",
    act: "mark enquiry as answered",
    body: answeredForm,
    handle: async ({ by, id, expected, body }) =>
      answer(CASE_WORDS.answered, await cases.markAnswered(by, id, expected, body)),
  }),
  call({
    ...onCase,
    path: "/api/contact/{id}/reopen",
    summary: "Open an answered enquiry again",
    act: "reopen enquiry",
    handle: async ({ by, id, expected }) => answer(CASE_WORDS.reopened, await cases.reopen(by, id, expected)),
  }),
  call({
    ...onCase,
    path: "/api/contact/{id}/spam",
    summary: "Set an enquiry apart as spam",
    act: "mark enquiry as spam",
    handle: async ({ by, id, expected }) => answer(CASE_WORDS.spam, await cases.markSpam(by, id, expected)),
  }),
  call({
    ...onCase,
    path: "/api/contact/{id}/not-spam",
    summary: "Take an enquiry out of spam",
    act: "mark enquiry as no spam",
    handle: async ({ by, id, expected }) => answer(CASE_WORDS.notSpam, await cases.markNoSpam(by, id, expected)),
  }),
  call({
    method: "POST",
    path: "/api/contact/{id}/notes",
    summary: "Note something on an enquiry, for the staff alone",
    act: "note on enquiry",
    versioned: true,
    body: noteForm,
    answers: { 201: saying({ data: enquiryCase }) },
    handle: async ({ by, id, expected, body: { text } }) => ({
      ...answer(CASE_WORDS.noted, await cases.note(by, id, expected, text)),
      status: 201,
    }),
  }),
  call({
    method: "POST",
    path: "/api/contact/{id}/reply",
    summary: "Answer an enquiry by letter, once for each `key`; takes it where nobody has it",
    act: "reply to enquiry",
    versioned: true,
    refuses: ["conflict"],
    body: replyForm,
    answers: { 202: z.object({ data: replySent }) },
    handle: async ({ by, id, expected, body }) => ({
      status: 202,
      body: { data: await replies.send(by, id, expected, body) },
    }),
  }),
];
