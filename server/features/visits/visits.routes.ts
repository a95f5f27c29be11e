import { pressForm, visitCounts, visitsQuery } from "../../../shared/visits/visits.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { Visits } from "./visits.ts";

export const visitEndpoints = (visits: Visits) => [
  defineEndpoint("POST /api/press", {
    summary: "Count a press on a link of a public page: only the day, the page and the kind of link are stored",
    body: pressForm,
    errors: ["too-many"],
    status: 204,
    handle: ({ body, visitor }) => visits.press(body, visitor),
  }),
  defineEndpoint("GET /api/visits", {
    summary:
      "Visits of public pages by day (default), path, language or referrer, or presses by link, from one Indian day to another, inclusive; default the last 30 days, at most 366. Of paths the 100 most visited",
    act: "see visits",
    query: visitsQuery,
    wrap: visitCounts,
    handle: ({ query }) => visits.count(query),
  }),
];
