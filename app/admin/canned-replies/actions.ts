import {
  READY_ANSWER_SENTENCES,
  READY_ANSWER_WORDS,
  type ReadyAnswer,
  type ReadyAnswerForm,
  readyAnswerForm,
} from "../../../shared/canned-replies/canned-replies.ts";
import { createCrudActions } from "../crud/crud-actions.ts";

export const readyAnswers = createCrudActions<ReadyAnswer, ReadyAnswerForm>({
  kind: "ready-made answer",
  calls: "/api/replies",
  rules: readyAnswerForm,
  sentences: READY_ANSWER_SENTENCES,
  words: READY_ANSWER_WORDS,
});
