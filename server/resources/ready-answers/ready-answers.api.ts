import * as z from "zod/mini";
import { READY_ANSWER_WORDS, readyAnswer, readyAnswerForm } from "../../../domain/ready-answers.ts";
import { type Call, call } from "../../http/call.ts";
import { saying } from "../../http/saying.ts";
import type { ReadyAnswers } from "./ready-answers.ts";

const saved = saying({ data: readyAnswer });

export const readyAnswerCalls = (answers: ReadyAnswers): Call[] => [
  call({
    method: "GET",
    path: "/api/replies",
    summary: "List ready-made answers in order of creation",
    act: "see enquiries",
    answers: { 200: z.object({ data: z.array(readyAnswer) }) },
    handle: async () => ({ status: 200, body: { data: await answers.list() } }),
  }),
  call({
    method: "POST",
    path: "/api/replies/add",
    summary: "Add a ready-made answer",
    act: "add ready-made answer",
    body: readyAnswerForm,
    answers: { 201: saved },
    handle: async ({ by, body }) => {
      const data = await answers.add(by, body);
      return { status: 201, body: { data, message: READY_ANSWER_WORDS.added }, version: data.version };
    },
  }),
  call({
    method: "PUT",
    path: "/api/replies/update/{id}",
    summary: "Change a ready-made answer",
    act: "change ready-made answer",
    versioned: true,
    body: readyAnswerForm,
    answers: { 200: saved },
    handle: async ({ by, id, expected, body }) => {
      const data = await answers.update(by, id, expected, body);
      return { status: 200, body: { data, message: READY_ANSWER_WORDS.updated }, version: data.version };
    },
  }),
  call({
    method: "DELETE",
    path: "/api/replies/delete/{id}",
    summary: "Delete a ready-made answer",
    act: "delete ready-made answer",
    versioned: true,
    answers: { 200: saying() },
    handle: async ({ by, id, expected }) => {
      await answers.remove(by, id, expected);
      return { status: 200, body: { message: READY_ANSWER_WORDS.deleted } };
    },
  }),
];
