import * as z from "zod/mini";
import { draftName, staffDraft, staffDraftForm } from "../../../shared/drafts/drafts.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { StaffDrafts } from "./drafts.ts";

/** Not audited. */
export const staffDraftEndpoints = (drafts: StaffDrafts) => [
  defineEndpoint("GET /api/admin/drafts", {
    summary: "List one's own unsaved drafts, of one form if named, one per device, newest first",
    act: "see pages that are not public",
    query: z.object({ name: z.optional(draftName) }),
    data: z.array(staffDraft),
    handle: ({ by, query: { name } }) => drafts.list(by, name),
  }),
  defineEndpoint("PUT /api/admin/drafts", {
    summary: "Store one's own unsaved draft of a form on a device; without fields it is deleted",
    act: "see pages that are not public",
    body: staffDraftForm,
    data: z.nullable(staffDraft),
    handle: ({ by, body, device }) => drafts.save(by, body, device),
  }),
];
