import {
  CANNED_REPLY_COPY,
  CANNED_REPLY_ERRORS,
  type CannedReply,
  type CannedReplyForm,
  cannedReplyForm,
} from "../../../shared/canned-replies/canned-replies.ts";
import { createCrudActions } from "../crud/crud-actions.ts";

export const cannedReplies = createCrudActions<CannedReply, CannedReplyForm>({
  kind: "ready-made answer",
  calls: "/api/replies",
  rules: cannedReplyForm,
  sentences: CANNED_REPLY_ERRORS,
  words: CANNED_REPLY_COPY,
});
