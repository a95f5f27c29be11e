import * as z from "zod/mini";
import { historyRow, indianDay } from "../../shared/audit-log/audit-log.schema.ts";
import {
  HISTORY_KINDS,
  HISTORY_PER_PAGE,
  type HISTORY_SENTENCES,
  HISTORY_WORDS,
} from "../../shared/audit-log/audit-log.ts";
import { indianMidnight } from "../../shared/time/ist-days.ts";
import { errorCodes } from "../../shared/validation/errors.ts";
import type { History } from "../audit-log/audit-log.ts";
import { type Call, call } from "./endpoint.ts";
import { pageMeta, pageQuery, rowQuery } from "./page-query.ts";

const code = errorCodes<typeof HISTORY_SENTENCES>();

const listQuery = z.object({
  ...pageQuery(100),
  ...rowQuery,
  kind: z.optional(z.enum(HISTORY_KINDS, { error: code("kind-unknown") })),
  from: indianDay,
  to: indianDay,
});

export const historyCalls = (history: History): Call[] => [
  call("GET /api/history", {
    summary: "List what staff did, newest first; `from` and `to` are days in India",
    act: "see history",
    query: listQuery,
    gives: z.object({ data: z.array(historyRow), meta: pageMeta }),
    handle: async ({ by, query: { page = 1, limit = HISTORY_PER_PAGE, who, kind, id, from, to } }) => {
      const asked = {
        page,
        limit,
        who,
        kind,
        id,
        from: from && indianMidnight(from),
        until: to && indianMidnight(to, 1),
      };
      const { items, total } = await history.list(by, asked);
      return { data: items, meta: { page, limit, total } };
    },
  }),
  call("GET /api/history/people", {
    summary: "List who did anything that the history shows, by the name that each bore last",
    act: "see history",
    data: z.array(z.object({ id: z.int(), name: z.string() })),
    handle: ({ by }) => history.people(by),
  }),
  call("POST /api/history/{id}/put-back", {
    summary: "Bring a deleted thing back, or the values from before an act, as a new act",
    act: "put back",
    errors: ["conflict"],
    says: HISTORY_WORDS.putBack,
    handle: ({ by, id }) => history.putBack(by, id),
  }),
];
