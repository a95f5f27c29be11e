import * as z from "zod/mini";
import { ESSENTIAL_LINK_WORDS, essentialLink, essentialLinkForm } from "../../../domain/essential-links.ts";
import { type Call, call } from "../../http/call.ts";
import type { EssentialLinks } from "./essential-links.ts";

const saved = z.object({ message: z.string(), data: essentialLink });

export const essentialLinkCalls = (links: EssentialLinks): Call[] => [
  call({
    method: "GET",
    path: "/api/essential-links",
    summary: "List essential links in order of creation",
    answers: { 200: z.array(essentialLink) },
    handle: async () => ({ status: 200, body: await links.list() }),
  }),
  call({
    method: "POST",
    path: "/api/essential-links/add",
    summary: "Add an essential link",
    act: "add essential link",
    refuses: ["conflict"],
    body: essentialLinkForm,
    answers: { 201: saved },
    handle: async ({ by, body }) => ({
      status: 201,
      body: { data: await links.add(by, body), message: ESSENTIAL_LINK_WORDS.added },
    }),
  }),
  call({
    method: "PUT",
    path: "/api/essential-links/update/{id}",
    summary: "Change an essential link",
    act: "change essential link",
    refuses: ["conflict"],
    body: essentialLinkForm,
    answers: { 200: saved },
    handle: async ({ by, id, body }) => ({
      status: 200,
      body: { data: await links.update(by, id, body), message: ESSENTIAL_LINK_WORDS.updated },
    }),
  }),
  call({
    method: "DELETE",
    path: "/api/essential-links/delete/{id}",
    summary: "Delete an essential link",
    act: "delete essential link",
    answers: { 200: z.object({ message: z.string() }) },
    handle: async ({ by, id }) => {
      await links.remove(by, id);
      return { status: 200, body: { message: ESSENTIAL_LINK_WORDS.deleted } };
    },
  }),
];
