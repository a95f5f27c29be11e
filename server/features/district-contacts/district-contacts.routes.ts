import * as z from "zod/mini";
import {
  adminDistrictContact,
  districtContact,
  districtContactForm,
} from "../../../shared/district-contacts/district-contacts.schema.ts";
import { DISTRICT_CONTACT_COPY } from "../../../shared/district-contacts/district-contacts.ts";
import { createCrudEndpoints } from "../../http/crud-endpoints.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { DistrictContacts } from "./district-contacts.ts";

export const districtContactEndpoints = (districts: DistrictContacts) => [
  defineEndpoint("GET /api/district-contacts", {
    summary: "List district contacts in order of creation; staff also get versions, and who changed what last",
    act: "see what is public",
    open: true,
    wrap: z.array(z.union([adminDistrictContact, districtContact])),
    handle: ({ by }) => (by ? districts.listForAdmin(by) : districts.list()),
  }),
  ...createCrudEndpoints(districts, {
    path: "/api/district-contacts",
    name: "district contact",
    one: "a district with its telephone numbers",
    form: districtContactForm,
    shown: adminDistrictContact,
    messages: DISTRICT_CONTACT_COPY,
    refuses: ["conflict"],
  }),
];
