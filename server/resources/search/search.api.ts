import * as z from "zod/mini";
import { CALL_SENTENCES } from "../../../domain/calls.ts";
import { foundThing } from "../../../domain/search.rules.ts";
import { SEARCH_LIMIT } from "../../../domain/search.ts";
import { text } from "../../../domain/text.ts";
import { type Call, call } from "../../http/call.ts";
import type { Search } from "./search.ts";

export const searchCalls = (search: Search): Call[] => [
  call("GET /api/search", {
    summary:
      "Find what holds all of some words, in any order and also as parts of longer ones: five of each kind at most",
    act: "search",
    query: z.object({ q: z.optional(text(CALL_SENTENCES, { field: "q", limits: { "q-too-long": SEARCH_LIMIT } })) }),
    data: z.array(foundThing),
    handle: ({ by, query: { q = "" } }) => search.find(by, q),
  }),
];
