import {
  READY_ANSWER_SENTENCES,
  READY_ANSWER_WORDS,
  type ReadyAnswer,
  type ReadyAnswerForm,
  readyAnswerForm,
} from "../../../domain/ready-answers.ts";
import { keptListActs } from "../kept-list/kept-list-acts.ts";

export const readyAnswers = keptListActs<ReadyAnswer, ReadyAnswerForm>({
  kind: "ready-made answer",
  calls: "/api/replies",
  rules: readyAnswerForm,
  sentences: READY_ANSWER_SENTENCES,
  words: READY_ANSWER_WORDS,
});
