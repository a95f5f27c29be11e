import * as z from "zod/mini";
import { ownSession, STAFF_WORDS } from "../../../domain/staff.ts";
import { type Call, call } from "../../http/call.ts";
import { saying } from "../../http/saying.ts";
import type { OwnSessions } from "./own-sessions.ts";

/** The calls about one's own sessions. */
export const ownSessionCalls = (own: OwnSessions): Call[] => [
  call({
    method: "GET",
    path: "/api/admin/sessions",
    summary: "List one's own sessions, the one that was used last first",
    act: "see own sessions",
    answers: { 200: z.object({ data: z.array(ownSession) }) },
    handle: async ({ by }) => ({ status: 200, body: { data: await own.list(by) } }),
  }),
  call({
    method: "DELETE",
    path: "/api/admin/sessions/{id}",
    summary: "End one of one's own sessions",
    act: "end own session",
    answers: { 200: saying() },
    handle: async ({ by, id }) => {
      await own.end(by, id);
      return { status: 200, body: { message: STAFF_WORDS.sessionEnded } };
    },
  }),
  call({
    method: "DELETE",
    path: "/api/admin/sessions",
    summary: "End all of one's own sessions but the one that asks",
    act: "end own other sessions",
    answers: { 200: saying() },
    handle: async ({ by }) => {
      await own.endOthers(by);
      return { status: 200, body: { message: STAFF_WORDS.sessionsEnded } };
    },
  }),
];
