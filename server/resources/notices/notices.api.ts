import * as z from "zod/mini";
import { NOTICE_WORDS, notice, noticeForm, noticeOfStaff } from "../../../domain/notices.ts";
import { type Call, call } from "../../http/call.ts";
import { callsOfKeptList } from "../../http/kept-list-calls.ts";
import type { Notices } from "./notices.ts";

export const noticeCalls = (notices: Notices): Call[] => [
  call("GET /api/notices", {
    summary: "List the notices that run now, warnings first; staff get all of them with all=1",
    act: "see what is public",
    open: true,
    query: z.object({ all: z.optional(z.string()) }),
    gives: z.array(z.union([noticeOfStaff, notice])),
    handle: async ({ by, query: { all } }) => (by && all === "1" ? notices.listForStaff() : notices.running()),
  }),
  ...callsOfKeptList(notices, {
    path: "/api/notices",
    name: "notice",
    one: "a notice",
    adding: "Add a notice; without from it begins now",
    form: noticeForm,
    shown: noticeOfStaff,
    words: NOTICE_WORDS,
  }),
];
