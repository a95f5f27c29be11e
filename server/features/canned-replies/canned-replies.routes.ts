import * as z from "zod/mini";
import { READY_ANSWER_WORDS, readyAnswer, readyAnswerForm } from "../../../shared/canned-replies/canned-replies.ts";
import { createCrudEndpoints } from "../../http/crud-endpoints.ts";
import { defineEndpoint, type Endpoint } from "../../http/endpoint.ts";
import type { ReadyAnswers } from "./canned-replies.ts";

export const readyAnswerCalls = (answers: ReadyAnswers): Endpoint[] => [
  defineEndpoint("GET /api/replies", {
    summary: "List ready-made answers in order of creation",
    act: "see enquiries",
    data: z.array(readyAnswer),
    handle: () => answers.list(),
  }),
  ...createCrudEndpoints(answers, {
    path: "/api/replies",
    name: "ready-made answer",
    one: "a ready-made answer",
    form: readyAnswerForm,
    shown: readyAnswer,
    words: READY_ANSWER_WORDS,
  }),
];
