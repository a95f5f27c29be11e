import * as z from "zod/mini";
import {
  adminContentPage,
  contentPageForm,
  pageVersion,
  publishedPage,
  publishForm,
  unpublishForm,
} from "../../../shared/pages/pages.schema.ts";
import { CONTENT_PAGE_COPY, PREVIEW_HOURS } from "../../../shared/pages/pages.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { ContentPages } from "./pages.ts";

export const contentPageEndpoints = (pages: ContentPages) => [
  defineEndpoint("GET /api/pages", {
    summary: "List the published pages; staff who can edit pages also get drafts and their status",
    act: "see pages that are not public",
    open: true,
    wrap: z.array(z.union([adminContentPage, publishedPage])),
    handle: async ({ by }) => (by ? pages.listForAdmin() : pages.listPublished()),
  }),
  defineEndpoint("GET /api/pages/{id}/versions", {
    summary: "List the published versions of a page, newest first",
    act: "see pages that are not public",
    wrap: z.array(pageVersion),
    errors: ["not-found"],
    handle: ({ id }) => pages.versions(id),
  }),
  defineEndpoint("POST /api/pages/add", {
    summary: "Add a page as a draft",
    act: "add page",
    body: contentPageForm,
    errors: ["conflict"],
    message: CONTENT_PAGE_COPY.added,
    data: adminContentPage,
    status: 201,
    handle: ({ by, body }) => pages.add(by, body),
  }),
  defineEndpoint("PUT /api/pages/update/{id}", {
    summary: "Change the draft of a page; the published version stays until it is published again",
    act: "change page",
    versioned: true,
    body: contentPageForm,
    errors: ["conflict"],
    message: CONTENT_PAGE_COPY.updated,
    data: adminContentPage,
    handle: ({ by, id, expected, body }) => pages.update(by, id, expected, body),
  }),
  defineEndpoint("POST /api/pages/{id}/publish", {
    summary: "Publish the draft of a page, now or at a given time, until a given time",
    act: "publish page",
    versioned: true,
    body: publishForm,
    optionalBody: true,
    errors: ["conflict"],
    data: adminContentPage,
    handle: ({ by, id, expected, body }) => pages.publish(by, id, expected, body),
    message: ({ state }) => (state === "scheduled" ? CONTENT_PAGE_COPY.scheduled : CONTENT_PAGE_COPY.published),
  }),
  defineEndpoint("POST /api/pages/{id}/unpublish", {
    summary: "Cancel the schedule; without one, unpublish the page",
    act: "unpublish page",
    versioned: true,
    body: unpublishForm,
    optionalBody: true,
    errors: ["conflict"],
    wrap: z.object({ message: z.string(), data: adminContentPage }),
    handle: async ({ by, id, expected, body: { waiting } }) => {
      const { data, waited } = await pages.unpublish(by, id, expected, waiting);
      return { data, message: waited ? CONTENT_PAGE_COPY.unscheduled : CONTENT_PAGE_COPY.unpublished };
    },
  }),
  defineEndpoint("POST /api/pages/{id}/preview", {
    summary: `Create a link to the draft of a page that works for anyone who has it, for ${PREVIEW_HOURS} hours`,
    act: "share preview of page",
    wrap: z.object({ url: z.string(), until: z.string() }),
    status: 201,
    errors: ["not-found"],
    handle: ({ by, id }) => pages.preview(by, id),
  }),
  defineEndpoint("DELETE /api/pages/delete/{id}", {
    summary: "Delete a page, published or not",
    act: "delete page",
    versioned: true,
    message: CONTENT_PAGE_COPY.deleted,
    handle: ({ by, id, expected }) => pages.remove(by, id, expected),
  }),
];
