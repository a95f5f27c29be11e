import * as z from "zod/mini";
import { NOTICE_WORDS, notice, noticeForm, noticeOfStaff } from "../../../domain/notices.ts";
import { type Call, call } from "../../http/call.ts";
import { saying } from "../../http/saying.ts";
import type { Notices } from "./notices.ts";

const saved = saying({ data: noticeOfStaff });

export const noticeCalls = (notices: Notices): Call[] => [
  call({
    method: "GET",
    path: "/api/notices",
    summary: "List the notices that run now, warnings first; staff get all of them with all=1",
    act: "see what is public",
    open: true,
    query: z.object({ all: z.optional(z.string()) }),
    answers: { 200: z.array(z.union([noticeOfStaff, notice])) },
    handle: async ({ by, query: { all } }) => ({
      status: 200,
      body: await (by && all === "1" ? notices.listForStaff() : notices.running()),
    }),
  }),
  call({
    method: "POST",
    path: "/api/notices/add",
    summary: "Add a notice; without from it begins now",
    act: "add notice",
    body: noticeForm,
    answers: { 201: saved },
    handle: async ({ by, body }) => {
      const data = await notices.add(by, body);
      return { status: 201, body: { data, message: NOTICE_WORDS.added }, version: data.version };
    },
  }),
  call({
    method: "PUT",
    path: "/api/notices/update/{id}",
    summary: "Change a notice",
    act: "change notice",
    versioned: true,
    body: noticeForm,
    answers: { 200: saved },
    handle: async ({ by, id, expected, body }) => {
      const data = await notices.update(by, id, expected, body);
      return { status: 200, body: { data, message: NOTICE_WORDS.updated }, version: data.version };
    },
  }),
  call({
    method: "DELETE",
    path: "/api/notices/delete/{id}",
    summary: "Delete a notice",
    act: "delete notice",
    versioned: true,
    answers: { 200: saying() },
    handle: async ({ by, id, expected }) => {
      await notices.remove(by, id, expected);
      return { status: 200, body: { message: NOTICE_WORDS.deleted } };
    },
  }),
];
