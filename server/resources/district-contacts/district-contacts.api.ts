import * as z from "zod/mini";
import { DISTRICT_CONTACT_WORDS, districtContact, districtContactForm } from "../../../domain/district-contacts.ts";
import { type Call, call } from "../../http/call.ts";
import type { DistrictContacts } from "./district-contacts.ts";

const saved = z.object({ message: z.string(), data: districtContact });

export const districtContactCalls = (districts: DistrictContacts): Call[] => [
  call({
    method: "GET",
    path: "/api/district-contacts",
    summary: "List district contacts in order of creation",
    answers: { 200: z.array(districtContact) },
    handle: async () => ({ status: 200, body: await districts.list() }),
  }),
  call({
    method: "POST",
    path: "/api/district-contacts/add",
    summary: "Add a district with its telephone numbers",
    act: "add district contact",
    refuses: ["conflict"],
    body: districtContactForm,
    answers: { 201: saved },
    handle: async ({ by, body }) => ({
      status: 201,
      body: { data: await districts.add(by, body), message: DISTRICT_CONTACT_WORDS.added },
    }),
  }),
  call({
    method: "PUT",
    path: "/api/district-contacts/update/{id}",
    summary: "Change a district and its telephone numbers",
    act: "change district contact",
    refuses: ["conflict"],
    body: districtContactForm,
    answers: { 200: saved },
    handle: async ({ by, id, body }) => ({
      status: 200,
      body: { data: await districts.update(by, id, body), message: DISTRICT_CONTACT_WORDS.updated },
    }),
  }),
  call({
    method: "DELETE",
    path: "/api/district-contacts/delete/{id}",
    summary: "Delete a district and its telephone numbers",
    act: "delete district contact",
    answers: { 200: z.object({ message: z.string() }) },
    handle: async ({ by, id }) => {
      await districts.remove(by, id);
      return { status: 200, body: { message: DISTRICT_CONTACT_WORDS.deleted } };
    },
  }),
];
