import * as z from "zod/mini";
import { ownSession, STAFF_COPY } from "../../../shared/staff/staff.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { OwnSessions } from "./own-sessions.ts";

export const ownSessionEndpoints = (own: OwnSessions) => [
  defineEndpoint("GET /api/admin/sessions", {
    summary: "List one's own sessions, most recently used first",
    act: "see own sessions",
    data: z.array(ownSession),
    handle: ({ by }) => own.list(by),
  }),
  defineEndpoint("DELETE /api/admin/sessions/{id}", {
    summary: "End one of one's own sessions",
    act: "end own session",
    message: STAFF_COPY.sessionEnded,
    handle: ({ by, id }) => own.end(by, id),
  }),
  defineEndpoint("DELETE /api/admin/sessions", {
    summary: "End all of one's own sessions except the current one",
    act: "end own other sessions",
    message: STAFF_COPY.sessionsEnded,
    handle: ({ by }) => own.endOthers(by),
  }),
];
