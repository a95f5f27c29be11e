import * as z from "zod/mini";
import { READY_ANSWER_WORDS, readyAnswer, readyAnswerForm } from "../../../domain/ready-answers.ts";
import { type Call, call } from "../../http/call.ts";
import { callsOfKeptList } from "../../http/kept-list-calls.ts";
import type { ReadyAnswers } from "./ready-answers.ts";

export const readyAnswerCalls = (answers: ReadyAnswers): Call[] => [
  call({
    method: "GET",
    path: "/api/replies",
    summary: "List ready-made answers in order of creation",
    act: "see enquiries",
    answers: { 200: z.object({ data: z.array(readyAnswer) }) },
    handle: async () => ({ status: 200, body: { data: await answers.list() } }),
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
