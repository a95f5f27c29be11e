import * as z from "zod/mini";
import { BROCHURE_LIMITS, BROCHURE_WORDS, brochure, brochureForm } from "../../../domain/brochures.ts";
import { type Call, call } from "../../http/call.ts";
import type { UploadedFile } from "../../http/read-multipart.ts";
import type { Brochures } from "./brochures.ts";
import { isPdf } from "./pdf.ts";

const saved = z.object({ message: z.string(), data: brochure });
const pdf = {
  field: "file",
  atMost: BROCHURE_LIMITS.bytes,
  refuse: (file: UploadedFile) => (isPdf(file) ? undefined : ("pdf-invalid" as const)),
};

export const brochureCalls = (brochures: Brochures): Call[] => [
  call({
    method: "GET",
    path: "/api/brochures",
    summary: "List brochures, newest first; the first is the one that the home page offers",
    answers: { 200: z.array(brochure) },
    handle: async () => ({ status: 200, body: await brochures.list() }),
  }),
  call({
    method: "POST",
    path: "/api/brochures/add",
    summary: "Add a brochure, a PDF of 20 MiB at most",
    act: "add brochure",
    body: brochureForm,
    upload: { ...pdf, missing: "pdf-missing" },
    answers: { 201: saved },
    handle: async ({ by, body: { name }, file }) => ({
      status: 201,
      body: { data: await brochures.add(by, name, file), message: BROCHURE_WORDS.uploaded },
    }),
  }),
  call({
    method: "PUT",
    path: "/api/brochures/update/{id}",
    summary: "Change a brochure's name, and its PDF when a new one is sent",
    act: "change brochure",
    body: brochureForm,
    upload: pdf,
    answers: { 200: saved },
    handle: async ({ by, id, body: { name }, file }) => ({
      status: 200,
      body: { data: await brochures.update(by, id, name, file), message: BROCHURE_WORDS.updated },
    }),
  }),
  call({
    method: "DELETE",
    path: "/api/brochures/delete/{id}",
    summary: "Withdraw a brochure; the next newest, if there is one, takes its place",
    act: "withdraw brochure",
    answers: { 200: z.object({ message: z.string() }) },
    handle: async ({ by, id }) => {
      await brochures.withdraw(by, id);
      return { status: 200, body: { message: BROCHURE_WORDS.withdrawn } };
    },
  }),
];
