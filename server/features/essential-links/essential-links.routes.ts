import * as z from "zod/mini";
import {
  ESSENTIAL_LINK_WORDS,
  essentialLink,
  essentialLinkForm,
  essentialLinkOfStaff,
} from "../../../shared/essential-links/essential-links.ts";
import { createCrudEndpoints } from "../../http/crud-endpoints.ts";
import { defineEndpoint, type Endpoint } from "../../http/endpoint.ts";
import type { EssentialLinks } from "./essential-links.ts";

export const essentialLinkEndpoints = (links: EssentialLinks): Endpoint[] => [
  defineEndpoint("GET /api/essential-links", {
    summary: "List essential links in order of creation; staff also get versions, and who changed what last",
    act: "see what is public",
    open: true,
    wrap: z.array(z.union([essentialLinkOfStaff, essentialLink])),
    handle: ({ by }) => (by ? links.listForAdmin(by) : links.list()),
  }),
  ...createCrudEndpoints(links, {
    path: "/api/essential-links",
    name: "essential link",
    one: "an essential link",
    form: essentialLinkForm,
    shown: essentialLinkOfStaff,
    words: ESSENTIAL_LINK_WORDS,
    refuses: ["conflict"],
  }),
];
