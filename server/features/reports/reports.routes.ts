import { report, reportQuery } from "../../../shared/reports/reports.schema.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import { toReportCsv } from "./report-csv.ts";
import type { Reports } from "./reports.ts";

export const reportEndpoints = (reports: Reports) => [
  defineEndpoint("GET /api/reports", {
    summary:
      "Figures of enquiries, testimonials and pledges from one Indian day to another, inclusive; default the last 30 days, at most 366. With `format=csv` or `Accept: text/csv` as rows of section, name and value",
    act: "see reports",
    query: reportQuery,
    data: report,
    csv: toReportCsv,
    handle: ({ query }) => reports.make(query),
  }),
];
