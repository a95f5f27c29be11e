import * as z from "zod/mini";
import { cannedReply, cannedReplyForm } from "../../../shared/canned-replies/canned-replies.schema.ts";
import { CANNED_REPLY_COPY } from "../../../shared/canned-replies/canned-replies.ts";
import { createCrudEndpoints } from "../../http/crud-endpoints.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { CannedReplies } from "./canned-replies.ts";

export const cannedReplyEndpoints = (answers: CannedReplies) => [
  defineEndpoint("GET /api/replies", {
    summary: "List saved replies in order of creation",
    act: "see enquiries",
    data: z.array(cannedReply),
    handle: () => answers.list(),
  }),
  ...createCrudEndpoints(answers, {
    path: "/api/replies",
    name: "ready-made answer",
    one: "a ready-made answer",
    form: cannedReplyForm,
    shown: cannedReply,
    messages: CANNED_REPLY_COPY,
  }),
];
