import * as z from "zod/mini";
import { API_ERRORS } from "../../../shared/i18n/api-messages.ts";
import { SEARCH_MAX_LENGTH } from "../../../shared/search/search.limits.ts";
import { searchResult } from "../../../shared/search/search.ts";
import { siteSearchResult } from "../../../shared/search/site-search.ts";
import { text } from "../../../shared/validation/text.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { Search } from "./search.ts";
import type { SiteSearch } from "./site-search.ts";

export const searchEndpoints = ({ search, siteSearch }: { search: Search; siteSearch: SiteSearch }) => [
  defineEndpoint("GET /api/search/public", {
    summary:
      "Search for what is public and contains all words, in any order and also within words: at most eight of each kind",
    query: z.object({ q: z.optional(text(API_ERRORS, { field: "q", limits: { "q-too-long": SEARCH_MAX_LENGTH } })) }),
    noStore: true,
    errors: ["too-many"],
    data: z.array(siteSearchResult),
    handle: ({ visitor, query: { q = "" } }) => siteSearch.find(q, { visitor }),
  }),
  defineEndpoint("GET /api/search", {
    summary: "Search for items that contain all words, in any order and also within words: at most five of each kind",
    act: "search",
    query: z.object({ q: z.optional(text(API_ERRORS, { field: "q", limits: { "q-too-long": SEARCH_MAX_LENGTH } })) }),
    data: z.array(searchResult),
    handle: ({ by, query: { q = "" } }) => search.find(by, q),
  }),
];
