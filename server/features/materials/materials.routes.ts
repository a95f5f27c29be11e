import * as z from "zod/mini";
import { adminMaterial, material, materialForm } from "../../../shared/materials/materials.schema.ts";
import { MATERIAL_COPY, MATERIAL_LIMITS } from "../../../shared/materials/materials.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { UploadedFile } from "../../http/read-multipart.ts";
import { getType } from "./material-file.ts";
import type { Materials } from "./materials.ts";

const file = {
  atMost: MATERIAL_LIMITS.bytes,
  refuse: ({ content }: UploadedFile) => (getType(content) === null ? ("material-invalid" as const) : undefined),
};

export const materialEndpoints = (materials: Materials) => [
  defineEndpoint("GET /api/materials", {
    summary: "List the public materials, newest first; staff also get versions and the last change",
    act: "see what is public",
    open: true,
    wrap: z.array(z.union([adminMaterial, material])),
    handle: ({ by }) => (by ? materials.listForAdmin(by) : materials.list()),
  }),
  defineEndpoint("POST /api/materials/add", {
    summary:
      "Add a material: a PDF, PNG, JPEG or WebP of at most 20 MiB; pictures are re-encoded and their metadata is removed",
    act: "add material",
    body: materialForm,
    upload: { file: { ...file, missing: "material-missing" } },
    message: MATERIAL_COPY.added,
    data: adminMaterial,
    status: 201,
    handle: ({ by, body, files }) => materials.add(by, body, files.file),
  }),
  defineEndpoint("PUT /api/materials/update/{id}", {
    summary: "Change what is said of a material, and its file when a new one is sent",
    act: "change material",
    versioned: true,
    body: materialForm,
    upload: { file },
    message: MATERIAL_COPY.updated,
    data: adminMaterial,
    handle: ({ by, id, expected, body, files }) => materials.update(by, id, expected, body, files.file),
  }),
  defineEndpoint("DELETE /api/materials/delete/{id}", {
    summary: "Delete a material; its file can no longer be opened",
    act: "delete material",
    versioned: true,
    message: MATERIAL_COPY.deleted,
    handle: ({ by, id, expected }) => materials.remove(by, id, expected),
  }),
];
