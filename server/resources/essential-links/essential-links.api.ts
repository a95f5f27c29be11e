import * as z from "zod/mini";
import {
  ESSENTIAL_LINK_WORDS,
  essentialLink,
  essentialLinkForm,
  essentialLinkOfStaff,
} from "../../../domain/essential-links.ts";
import { type Call, call } from "../../http/call.ts";
import { saying } from "../../http/saying.ts";
import type { EssentialLinks } from "./essential-links.ts";

const saved = saying({ data: essentialLinkOfStaff });

export const essentialLinkCalls = (links: EssentialLinks): Call[] => [
  call({
    method: "GET",
    path: "/api/essential-links",
    summary: "List essential links in order of creation; staff also get versions, and who changed what last",
    act: "see what is public",
    open: true,
    answers: { 200: z.array(z.union([essentialLinkOfStaff, essentialLink])) },
    handle: async ({ by }) => ({ status: 200, body: await (by ? links.listForStaff(by) : links.list()) }),
  }),
  call({
    method: "POST",
    path: "/api/essential-links/add",
    summary: "Add an essential link",
    act: "add essential link",
    refuses: ["conflict"],
    body: essentialLinkForm,
    answers: { 201: saved },
    handle: async ({ by, body }) => {
      const data = await links.add(by, body);
      return { status: 201, body: { data, message: ESSENTIAL_LINK_WORDS.added }, version: data.version };
    },
  }),
  call({
    method: "PUT",
    path: "/api/essential-links/update/{id}",
    summary: "Change an essential link",
    act: "change essential link",
    versioned: true,
    refuses: ["conflict"],
    body: essentialLinkForm,
    answers: { 200: saved },
    handle: async ({ by, id, expected, body }) => {
      const data = await links.update(by, id, expected, body);
      return { status: 200, body: { data, message: ESSENTIAL_LINK_WORDS.updated }, version: data.version };
    },
  }),
  call({
    method: "DELETE",
    path: "/api/essential-links/delete/{id}",
    summary: "Delete an essential link",
    act: "delete essential link",
    versioned: true,
    answers: { 200: saying() },
    handle: async ({ by, id, expected }) => {
      await links.remove(by, id, expected);
      return { status: 200, body: { message: ESSENTIAL_LINK_WORDS.deleted } };
    },
  }),
];
