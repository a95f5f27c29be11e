import * as z from "zod/mini";
import { mayDo } from "../../../domain/acts.ts";
import {
  OWN_PAGE_WORDS,
  ownPageForm,
  ownPageOfStaff,
  pageVersion,
  publishedPage,
  publishForm,
} from "../../../domain/own-pages.ts";
import { type Call, call } from "../../http/call.ts";
import { sayingCall } from "../../http/saying.ts";
import type { OwnPages } from "./own-pages.ts";

const saved = z.object({ message: z.string(), data: ownPageOfStaff });

export const ownPageCalls = (pages: OwnPages): Call[] => [
  call({
    method: "GET",
    path: "/api/pages",
    summary: "List the published pages; who writes pages gets all of them as they are written, with where each stands",
    act: "see pages that are not public",
    open: true,
    answers: { 200: z.array(z.union([ownPageOfStaff, publishedPage])) },
    handle: async ({ by }) => ({
      status: 200,
      body: await (by && mayDo(by.role, "see pages that are not public")
        ? pages.listForStaff()
        : pages.listPublished()),
    }),
  }),
  call({
    method: "GET",
    path: "/api/pages/{id}/versions",
    summary: "List what was published of a page, the newest first",
    act: "see pages that are not public",
    answers: { 200: z.array(pageVersion) },
    refuses: ["not-found"],
    handle: async ({ id }) => ({ status: 200, body: await pages.versions(id) }),
  }),
  sayingCall({
    method: "POST",
    path: "/api/pages/add",
    summary: "Add a page as a draft",
    act: "add page",
    body: ownPageForm,
    refuses: ["conflict"],
    says: OWN_PAGE_WORDS.added,
    data: ownPageOfStaff,
    status: 201,
    handle: ({ by, body }) => pages.add(by, body),
  }),
  sayingCall({
    method: "PUT",
    path: "/api/pages/update/{id}",
    summary: "Change what is written of a page; what is published stays until it is published anew",
    act: "change page",
    versioned: true,
    body: ownPageForm,
    refuses: ["conflict"],
    says: OWN_PAGE_WORDS.updated,
    data: ownPageOfStaff,
    handle: ({ by, id, expected, body }) => pages.update(by, id, expected, body),
  }),
  call({
    method: "POST",
    path: "/api/pages/{id}/publish",
    summary: "Publish a page as it is written, now or at a moment to come",
    act: "publish page",
    versioned: true,
    body: publishForm,
    optional: true,
    answers: { 200: saved },
    refuses: ["conflict"],
    handle: async ({ by, id, expected, body: { at } }) => {
      const data = await pages.publish(by, id, expected, at);
      const message = data.state === "scheduled" ? OWN_PAGE_WORDS.scheduled : OWN_PAGE_WORDS.published;
      return { status: 200, body: { data, message }, version: data.version };
    },
  }),
  call({
    method: "POST",
    path: "/api/pages/{id}/unpublish",
    summary: "Take back what waits for its moment; where nothing waits, take the page off the site",
    act: "unpublish page",
    versioned: true,
    answers: { 200: saved },
    refuses: ["conflict"],
    handle: async ({ by, id, expected }) => {
      const { data, waited } = await pages.unpublish(by, id, expected);
      const message = waited ? OWN_PAGE_WORDS.unscheduled : OWN_PAGE_WORDS.unpublished;
      return { status: 200, body: { data, message }, version: data.version };
    },
  }),
  call({
    method: "POST",
    path: "/api/pages/{id}/preview",
    summary: "Make a link to what is written of a page, for whoever has it, for 24 hours",
    act: "share preview of page",
    answers: { 201: z.object({ url: z.string(), until: z.string() }) },
    refuses: ["not-found"],
    handle: async ({ by, id }) => ({ status: 201, body: await pages.preview(by, id) }),
  }),
  sayingCall({
    method: "DELETE",
    path: "/api/pages/delete/{id}",
    summary: "Delete a page, also from the site",
    act: "delete page",
    versioned: true,
    says: OWN_PAGE_WORDS.deleted,
    handle: ({ by, id, expected }) => pages.remove(by, id, expected),
  }),
];
