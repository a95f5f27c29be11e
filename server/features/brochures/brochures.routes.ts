import * as z from "zod/mini";
import {
  adminBrochure,
  brochure,
  brochureChangeForm,
  brochureForm,
} from "../../../shared/brochures/brochures.schema.ts";
import { BROCHURE_COPY, BROCHURE_LIMITS } from "../../../shared/brochures/brochures.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { UploadedFile } from "../../http/read-multipart.ts";
import { type Brochures, isPdf } from "./brochures.ts";

const pdf = {
  atMost: BROCHURE_LIMITS.bytes,
  refuse: (file: UploadedFile) => (isPdf(file) ? undefined : ("pdf-invalid" as const)),
};

export const brochureEndpoints = (brochures: Brochures) => [
  defineEndpoint("GET /api/brochures", {
    summary:
      "List brochures, newest first; the first is the one that the home page offers; staff also get versions, and who changed what last",
    act: "see what is public",
    open: true,
    wrap: z.array(z.union([adminBrochure, brochure])),
    handle: ({ by }) => (by ? brochures.listForAdmin(by) : brochures.list()),
  }),
  defineEndpoint("POST /api/brochures/add", {
    summary: "Add a brochure, a PDF of 20 MiB at most, and its twin in Malayalam where there is one",
    act: "add brochure",
    body: brochureForm,
    upload: { file: { ...pdf, missing: "pdf-missing" }, file_ml: pdf },
    message: BROCHURE_COPY.uploaded,
    data: adminBrochure,
    status: 201,
    handle: ({ by, body: { name, name_ml }, files }) => brochures.add(by, { name, name_ml, ...files }),
  }),
  defineEndpoint("PUT /api/brochures/update/{id}", {
    summary: "Change a brochure's names, and its PDFs when new ones are sent; what is not sent stays",
    act: "change brochure",
    versioned: true,
    body: brochureChangeForm,
    upload: { file: pdf, file_ml: pdf },
    message: BROCHURE_COPY.updated,
    data: adminBrochure,
    handle: ({ by, id, expected, body: { without_file_ml, ...names }, files }) =>
      brochures.update(by, id, expected, { ...names, ...files, without_file_ml: without_file_ml === "1" }),
  }),
  defineEndpoint("DELETE /api/brochures/delete/{id}", {
    summary: "Withdraw a brochure; the next newest, if there is one, takes its place",
    act: "withdraw brochure",
    versioned: true,
    message: BROCHURE_COPY.withdrawn,
    handle: ({ by, id, expected }) => brochures.withdraw(by, id, expected),
  }),
];
