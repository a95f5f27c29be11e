import * as z from "zod/mini";
import { adminCentre, centre, centreForm } from "../../../shared/centres/centres.schema.ts";
import { CENTRE_COPY } from "../../../shared/centres/centres.ts";
import { createCrudEndpoints } from "../../http/crud-endpoints.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { Centres } from "./centres.ts";

export const centreEndpoints = (centres: Centres) => [
  defineEndpoint("GET /api/centres", {
    summary: "List treatment centres in order of creation; staff also get versions, and who changed what last",
    act: "see what is public",
    open: true,
    wrap: z.array(z.union([adminCentre, centre])),
    handle: ({ by }) => (by ? centres.listForAdmin(by) : centres.list()),
  }),
  ...createCrudEndpoints(centres, {
    path: "/api/centres",
    name: "centre",
    one: "a treatment centre",
    form: centreForm,
    shown: adminCentre,
    messages: CENTRE_COPY,
    refuses: ["conflict"],
  }),
];
