import * as z from "zod/mini";
import {
  DISTRICT_CONTACT_WORDS,
  districtContact,
  districtContactForm,
  districtContactOfStaff,
} from "../../../domain/district-contacts.ts";
import { type Call, call } from "../../http/call.ts";
import { saying } from "../../http/saying.ts";
import type { DistrictContacts } from "./district-contacts.ts";

const saved = saying({ data: districtContactOfStaff });

export const districtContactCalls = (districts: DistrictContacts): Call[] => [
  call({
    method: "GET",
    path: "/api/district-contacts",
    summary: "List district contacts in order of creation; staff also get versions, and who changed what last",
    act: "see what is public",
    open: true,
    answers: { 200: z.array(z.union([districtContactOfStaff, districtContact])) },
    handle: async ({ by }) => ({ status: 200, body: await (by ? districts.listForStaff(by) : districts.list()) }),
  }),
  call({
    method: "POST",
    path: "/api/district-contacts/add",
    summary: "Add a district with its telephone numbers",
    act: "add district contact",
    refuses: ["conflict"],
    body: districtContactForm,
    answers: { 201: saved },
    handle: async ({ by, body }) => {
      const data = await districts.add(by, body);
      return { status: 201, body: { data, message: DISTRICT_CONTACT_WORDS.added }, version: data.version };
    },
  }),
  call({
    method: "PUT",
    path: "/api/district-contacts/update/{id}",
    summary: "Change a district and its telephone numbers",
    act: "change district contact",
    versioned: true,
    refuses: ["conflict"],
    body: districtContactForm,
    answers: { 200: saved },
    handle: async ({ by, id, expected, body }) => {
      const data = await districts.update(by, id, expected, body);
      return { status: 200, body: { data, message: DISTRICT_CONTACT_WORDS.updated }, version: data.version };
    },
  }),
  call({
    method: "DELETE",
    path: "/api/district-contacts/delete/{id}",
    summary: "Delete a district and its telephone numbers",
    act: "delete district contact",
    versioned: true,
    answers: { 200: saying() },
    handle: async ({ by, id, expected }) => {
      await districts.remove(by, id, expected);
      return { status: 200, body: { message: DISTRICT_CONTACT_WORDS.deleted } };
    },
  }),
];
