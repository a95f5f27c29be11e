import * as z from "zod/mini";
import { NOTICE_WORDS, notice, noticeForm, noticeOfStaff } from "../../../shared/announcements/announcements.ts";
import { callsOfKeptList } from "../../http/crud-endpoints.ts";
import { type Call, call } from "../../http/endpoint.ts";
import type { Notices } from "./announcements.ts";

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
