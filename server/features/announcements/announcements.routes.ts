import * as z from "zod/mini";
import {
  adminAnnouncement,
  announcement,
  announcementForm,
} from "../../../shared/announcements/announcements.schema.ts";
import { ANNOUNCEMENT_COPY } from "../../../shared/announcements/announcements.ts";
import { createCrudEndpoints } from "../../http/crud-endpoints.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { Announcements } from "./announcements.ts";

export const announcementEndpoints = (announcements: Announcements) => [
  defineEndpoint("GET /api/notices", {
    summary: "List current notices, warnings first; staff get all of them with all=1",
    act: "see what is public",
    open: true,
    query: z.object({ all: z.optional(z.string()) }),
    wrap: z.array(z.union([adminAnnouncement, announcement])),
    handle: async ({ by, query: { all } }) =>
      by && all === "1" ? announcements.listForAdmin() : announcements.running(),
  }),
  ...createCrudEndpoints(announcements, {
    path: "/api/notices",
    name: "notice",
    one: "a notice",
    adding: "Add a notice; without from it starts now",
    form: announcementForm,
    shown: adminAnnouncement,
    messages: ANNOUNCEMENT_COPY,
  }),
];
