import * as z from "zod/mini";
import {
  answeredForm,
  bulkChanged,
  bulkChangeForm,
  claimForm,
  draft,
  draftForm,
  enquiry,
  enquiryNotifications,
  enquiryNotificationsForm,
  enquiryViewer,
  noteForm,
  openedEnquiry,
  reminderForm,
  replyForm,
  replySent,
  viewer,
} from "../../../shared/enquiries/workflow.schema.ts";
import { ENQUIRY_WORKFLOW_COPY } from "../../../shared/enquiries/workflow.ts";
import type { Download } from "../../http/download-response.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { BulkChanger } from "./bulk-change.ts";
import type { EnquiryPresence } from "./presence.ts";
import type { Replies } from "./replies.ts";
import type { StaffNotifications } from "./staff-notifications.ts";
import type { EnquiryWorkflow } from "./workflow.ts";

/** Shared by all workflow endpoints. */
const onEnquiry = { versioned: true, errors: ["conflict"], data: enquiry } as const;

interface Deps {
  cases: EnquiryWorkflow;
  caseDesk: Pick<EnquiryPresence, "getLastLook">;
  replies: Replies;
  changeSeveral: BulkChanger;
  openAttachment(attachment: { id: number; n: number }): Promise<Download>;
}

export const enquiryWorkflowEndpoints = ({ cases, caseDesk, replies, changeSeveral, openAttachment }: Deps) => [
  defineEndpoint("GET /api/contact/{id}", {
    summary: "Get one enquiry with its notes, emails and activity",
    act: "see enquiries",
    data: openedEnquiry,
    handle: async ({ by, id }) => ({ ...(await cases.find(id)), looked_at: await caseDesk.getLastLook(by, id) }),
  }),
  defineEndpoint("POST /api/contact/bulk", {
    summary: "Change several enquiries at once; those that cannot be changed are skipped and listed",
    act: "take enquiry",
    body: bulkChangeForm,
    wrap: bulkChanged,
    handle: ({ by, body }) => changeSeveral(by, body),
  }),
  defineEndpoint("GET /api/contact/{id}/attachments/{n}", {
    summary: "Download an attachment of an enquiry's emails; browsers save it and never show it",
    act: "see enquiries",
    download: "application/octet-stream",
    errors: ["not-found"],
    handle: openAttachment,
  }),
  defineEndpoint("POST /api/contact/{id}/take", {
    ...onEnquiry,
    summary: "Assign an enquiry to oneself; `anyway` also from someone else",
    act: "take enquiry",
    body: claimForm,
    optionalBody: true,
    message: ENQUIRY_WORKFLOW_COPY.taken,
    handle: ({ by, id, expected, body: { anyway } }) => cases.assign(by, id, expected, anyway),
  }),
  defineEndpoint("POST /api/contact/{id}/release", {
    ...onEnquiry,
    summary: "Release an enquiry",
    act: "release enquiry",
    message: ENQUIRY_WORKFLOW_COPY.released,
    handle: ({ by, id, expected }) => cases.release(by, id, expected),
  }),
  defineEndpoint("POST /api/contact/{id}/answered", {
    ...onEnquiry,
    summary: "Mark an enquiry as answered",
    act: "mark enquiry as answered",
    body: answeredForm,
    message: ENQUIRY_WORKFLOW_COPY.answered,
    handle: ({ by, id, expected, body }) => cases.markAnswered(by, id, expected, body),
  }),
  defineEndpoint("POST /api/contact/{id}/reopen", {
    ...onEnquiry,
    summary: "Reopen an answered enquiry",
    act: "reopen enquiry",
    message: ENQUIRY_WORKFLOW_COPY.reopened,
    handle: ({ by, id, expected }) => cases.reopen(by, id, expected),
  }),
  defineEndpoint("POST /api/contact/{id}/spam", {
    ...onEnquiry,
    summary: "Mark an enquiry as spam",
    act: "mark enquiry as spam",
    message: ENQUIRY_WORKFLOW_COPY.spam,
    handle: ({ by, id, expected }) => cases.markSpam(by, id, expected),
  }),
  defineEndpoint("POST /api/contact/{id}/not-spam", {
    ...onEnquiry,
    summary: "Move an enquiry out of spam",
    act: "mark enquiry as no spam",
    message: ENQUIRY_WORKFLOW_COPY.notSpam,
    handle: ({ by, id, expected }) => cases.markNoSpam(by, id, expected),
  }),
  defineEndpoint("POST /api/contact/{id}/notes", {
    summary: "Add a note to an enquiry, visible to staff only",
    act: "note on enquiry",
    versioned: true,
    body: noteForm,
    message: ENQUIRY_WORKFLOW_COPY.noted,
    data: enquiry,
    status: 201,
    handle: ({ by, id, expected, body: { text } }) => cases.note(by, id, expected, text),
  }),
  defineEndpoint("POST /api/contact/{id}/remind", {
    ...onEnquiry,
    summary: "Bring a waiting enquiry back to the top of the list at a time; null removes the reminder",
    act: "set reminder of enquiry",
    body: reminderForm,
    message: ENQUIRY_WORKFLOW_COPY.reminded,
    handle: ({ by, id, expected, body }) => cases.remind(by, id, expected, body),
  }),
  defineEndpoint("POST /api/contact/{id}/reply", {
    summary: "Reply to an enquiry by email, once for each `key`; assigns it to the sender if unassigned",
    act: "reply to enquiry",
    versioned: true,
    errors: ["conflict"],
    body: replyForm,
    data: replySent,
    status: 202,
    handle: ({ by, id, expected, body }) => replies.send(by, id, expected, body),
  }),
];

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

export const staffNotificationEndpoints = (emails: StaffNotifications) => [
  defineEndpoint("GET /api/admin/notices-to-me", {
    summary: "Get one's own email notification settings",
    act: "see own letters about enquiries",
    wrap: enquiryNotifications,
    handle: ({ by }) => emails.getChoices(by),
  }),
  defineEndpoint("PUT /api/admin/notices-to-me", {
    summary: "Change one's own email notification settings",
    act: "choose own letters about enquiries",
    body: enquiryNotificationsForm,
    message: ENQUIRY_WORKFLOW_COPY.lettersChosen,
    wrap: enquiryNotifications,
    handle: ({ by, body }) => emails.setChoices(by, body),
  }),
];
