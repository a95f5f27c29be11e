import * as z from "zod/mini";
import {
  AUDIT_ENTRIES_PER_PAGE,
  AUDIT_LOG_COPY,
  type AUDIT_LOG_ERRORS,
  AUDITED_KINDS,
  auditEntry,
} from "../../shared/audit-log/audit-log.ts";
import { indianDay } from "../../shared/audit-log/indian-day.ts";
import { istMidnight } from "../../shared/time/ist-days.ts";
import { errorCodes } from "../../shared/validation/errors.ts";
import type { AuditLog } from "../audit-log/audit-log.ts";
import { defineEndpoint } from "./endpoint.ts";
import { pageMeta, pageQuery, rowQuery } from "./page-query.ts";

const code = errorCodes<typeof AUDIT_LOG_ERRORS>();

const listQuery = z.object({
  ...pageQuery(100),
  ...rowQuery,
  kind: z.optional(z.enum(AUDITED_KINDS, { error: code("kind-unknown") })),
  from: indianDay,
  to: indianDay,
});

export const auditLogEndpoints = (history: AuditLog) => [
  defineEndpoint("GET /api/history", {
    summary: "List staff actions, newest first; `from` and `to` are dates in IST",
    act: "see history",
    query: listQuery,
    wrap: z.object({ data: z.array(auditEntry), meta: pageMeta }),
    handle: async ({ by, query: { page = 1, limit = AUDIT_ENTRIES_PER_PAGE, who, kind, id, from, to } }) => {
      const query = {
        page,
        limit,
        who,
        kind,
        id,
        from: from && istMidnight(from),
        until: to && istMidnight(to, 1),
      };
      const { items, total } = await history.list(by, query);
      return { data: items, meta: { page, limit, total } };
    },
  }),
  defineEndpoint("GET /api/history/people", {
    summary: "List everyone in the audit log, by their last known name",
    act: "see history",
    data: z.array(z.object({ id: z.int(), name: z.string() })),
    handle: ({ by }) => history.people(by),
  }),
  defineEndpoint("POST /api/history/{id}/put-back", {
    summary: "Restore a deleted item, or the values before a change, as a new entry",
    act: "put back",
    errors: ["conflict"],
    message: AUDIT_LOG_COPY.putBack,
    handle: ({ by, id }) => history.undo(by, id),
  }),
];
