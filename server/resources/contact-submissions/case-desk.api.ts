import * as z from "zod/mini";
import { draft, draftForm, viewer, viewerOfCase } from "../../../domain/cases.rules.ts";
import { type Call, call } from "../../http/call.ts";
import type { CaseDesk } from "./case-desk.ts";

/** Who has a case open, and what people are writing on it (docs/calls.md, 15). None of it is an act of the history. */
export const caseDeskCalls = (desk: CaseDesk): Call[] => [
  call({
    method: "GET",
    path: "/api/contact/open",
    summary: "Hear who else has which enquiry open, and is typing",
    act: "see enquiries",
    answers: { 200: z.object({ data: z.array(viewerOfCase) }) },
    handle: async ({ by }) => ({ status: 200, body: { data: await desk.others(by) } }),
  }),
  call({
    method: "POST",
    path: "/api/contact/{id}/open",
    summary: "Say that one has an enquiry open, every few seconds, and hear who else has",
    act: "see enquiries",
    answers: { 200: z.object({ data: z.array(viewer) }) },
    handle: async ({ by, id }) => ({ status: 200, body: { data: await desk.look(by, id) } }),
  }),
  call({
    method: "DELETE",
    path: "/api/contact/{id}/open",
    summary: "Say that one has an enquiry open no more",
    act: "see enquiries",
    answers: { 204: null },
    handle: async ({ by, id }) => {
      await desk.leave(by, id);
      return { status: 204 };
    },
  }),
  call({
    method: "GET",
    path: "/api/contact/{id}/draft",
    summary: "Read what one is writing oneself on an enquiry",
    act: "see enquiries",
    answers: { 200: z.object({ data: z.nullable(draft) }) },
    handle: async ({ by, id }) => ({ status: 200, body: { data: await desk.draft(by, id) } }),
  }),
  call({
    method: "PUT",
    path: "/api/contact/{id}/draft",
    summary: "Keep what one is writing oneself on an enquiry; a blank text lets it go",
    act: "see enquiries",
    body: draftForm,
    answers: { 200: z.object({ data: z.nullable(draft) }) },
    handle: async ({ by, id, body: { text = "" } }) => ({
      status: 200,
      body: { data: await desk.keepDraft(by, id, text) },
    }),
  }),
];
