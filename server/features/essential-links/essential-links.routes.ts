import * as z from "zod/mini";
import {
  adminEssentialLink,
  essentialLink,
  essentialLinkForm,
} from "../../../shared/essential-links/essential-links.schema.ts";
import { ESSENTIAL_LINK_COPY } from "../../../shared/essential-links/essential-links.ts";
import { createCrudEndpoints } from "../../http/crud-endpoints.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { EssentialLinks } from "./essential-links.ts";

export const essentialLinkEndpoints = (links: EssentialLinks) => [
  defineEndpoint("GET /api/essential-links", {
    summary: "List essential links in order of creation; staff also get versions, and who changed what last",
    act: "see what is public",
    open: true,
    wrap: z.array(z.union([adminEssentialLink, essentialLink])),
    handle: ({ by }) => (by ? links.listForAdmin(by) : links.list()),
  }),
  ...createCrudEndpoints(links, {
    path: "/api/essential-links",
    name: "essential link",
    one: "an essential link",
    form: essentialLinkForm,
    shown: adminEssentialLink,
    messages: ESSENTIAL_LINK_COPY,
    refuses: ["conflict"],
  }),
];
