import * as z from "zod/mini";
import { draft, draftForm, enquiryViewer, viewer } from "../../../shared/enquiries/workflow.schema.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { EnquiryPresence } from "./presence.ts";

/** Presence and reply drafts; not audited. */
export const enquiryPresenceEndpoints = (desk: EnquiryPresence) => [
  defineEndpoint("GET /api/contact/open", {
    summary: "List who else has which enquiry open, and is typing",
    act: "see enquiries",
    data: z.array(enquiryViewer),
    handle: ({ by }) => desk.listViewers(by),
  }),
  defineEndpoint("POST /api/contact/{id}/open", {
    summary: "Report that one has an enquiry open, every few seconds; returns who else has",
    act: "see enquiries",
    data: z.array(viewer),
    handle: ({ by, id }) => desk.heartbeat(by, id),
  }),
  defineEndpoint("DELETE /api/contact/{id}/open", {
    summary: "Report that one has closed an enquiry",
    act: "see enquiries",
    status: 204,
    handle: ({ by, id }) => desk.leave(by, id),
  }),
  defineEndpoint("GET /api/contact/{id}/draft", {
    summary: "Get one's own draft reply to an enquiry",
    act: "see enquiries",
    data: z.nullable(draft),
    handle: ({ by, id }) => desk.getDraft(by, id),
  }),
  defineEndpoint("PUT /api/contact/{id}/draft", {
    summary: "Save one's own draft reply to an enquiry; a blank text deletes it",
    act: "see enquiries",
    body: draftForm,
    data: z.nullable(draft),
    handle: ({ by, id, body: { text = "" } }) => desk.saveDraft(by, id, text),
  }),
];
