import * as z from "zod/mini";
import { READY_ANSWER_WORDS, readyAnswer, readyAnswerForm } from "../../../domain/ready-answers.ts";
import { type Call, call } from "../../http/call.ts";
import { callsOfKeptList } from "../../http/kept-list-calls.ts";
import type { ReadyAnswers } from "./ready-answers.ts";

export const readyAnswerCalls = (answers: ReadyAnswers): Call[] => [
  call("GET /api/replies", {
    summary: "List ready-made answers in order of creation",
    act: "see enquiries",
    data: z.array(readyAnswer),
    handle: () => answers.list(),
  }),
  ...callsOfKeptList(answers, {
    path: "/api/replies",
    name: "ready-made answer",
    one: "a ready-made answer",
    form: readyAnswerForm,
    shown: readyAnswer,
    words: READY_ANSWER_WORDS,
  }),
];
