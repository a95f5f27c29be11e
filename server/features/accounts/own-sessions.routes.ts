import * as z from "zod/mini";
import { ownSession, STAFF_WORDS } from "../../../shared/staff/staff.ts";
import { type Call, call } from "../../http/endpoint.ts";
import type { OwnSessions } from "./own-sessions.ts";

export const ownSessionCalls = (own: OwnSessions): Call[] => [
  call("GET /api/admin/sessions", {
    summary: "List one's own sessions, the one that was used last first",
    act: "see own sessions",
    data: z.array(ownSession),
    handle: ({ by }) => own.list(by),
  }),
  call("DELETE /api/admin/sessions/{id}", {
    summary: "End one of one's own sessions",
    act: "end own session",
    says: STAFF_WORDS.sessionEnded,
    handle: ({ by, id }) => own.end(by, id),
  }),
  call("DELETE /api/admin/sessions", {
    summary: "End all of one's own sessions but the one that asks",
    act: "end own other sessions",
    says: STAFF_WORDS.sessionsEnded,
    handle: ({ by }) => own.endOthers(by),
  }),
];
