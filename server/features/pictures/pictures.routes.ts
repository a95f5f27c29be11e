import * as z from "zod/mini";
import { API_ERRORS } from "../../../shared/i18n/api-messages.ts";
import { picture, pictureForm, pictureUploadForm } from "../../../shared/pictures/pictures.schema.ts";
import { PICTURE_COPY, PICTURE_LIMITS, PICTURES_PER_PAGE } from "../../../shared/pictures/pictures.ts";
import { SEARCH_MAX_LENGTH } from "../../../shared/search/search.limits.ts";
import { errorCodes } from "../../../shared/validation/errors.ts";
import { text } from "../../../shared/validation/text.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import { pageMeta, pageQuery } from "../../http/page-query.ts";
import type { Pictures } from "./pictures.ts";

const code = errorCodes<typeof API_ERRORS>();

const file = { atMost: PICTURE_LIMITS.bytes, missing: "picture-file-missing" } as const;

export const pictureEndpoints = (pictures: Pictures) => [
  defineEndpoint("GET /api/pictures", {
    summary:
      "List the picture library, newest first, with what uses each picture; q searches descriptions and credits, ids lists some",
    act: "see what is public",
    query: z.object({
      ...pageQuery(100),
      ids: z.optional(
        z.string().check(z.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,99}$/, { error: code("id-invalid") })),
      ),
      q: z.optional(text(API_ERRORS, { field: "q", limits: { "q-too-long": SEARCH_MAX_LENGTH } })),
    }),
    wrap: z.object({ data: z.array(picture), meta: pageMeta }),
    handle: async ({ by, query: { page = 1, limit = PICTURES_PER_PAGE, q, ids } }) => {
      const { items: data, ...meta } = await pictures.list(by, { page, limit, q, ids: ids?.split(",").map(Number) });
      return { data, meta };
    },
  }),
  defineEndpoint("POST /api/pictures/add", {
    summary:
      "Add a picture of at most 30 MiB and 65 megapixels; it is turned upright and its metadata is removed; alt is required",
    act: "add picture",
    body: pictureUploadForm,
    upload: { picture: file },
    errors: ["conflict"],
    message: PICTURE_COPY.added,
    data: picture,
    status: 201,
    handle: ({ by, body, files }) => pictures.add(by, body, files.picture.content),
  }),
  defineEndpoint("PUT /api/pictures/update/{id}", {
    summary: "Change descriptions, credit or focus point of a picture; omitted fields stay unchanged",
    act: "change picture",
    versioned: true,
    body: pictureForm,
    message: PICTURE_COPY.updated,
    data: picture,
    handle: ({ by, id, expected, body }) => pictures.update(by, id, expected, body),
  }),
  defineEndpoint("POST /api/pictures/replace/{id}", {
    summary: "Replace the file of a picture in every place that uses it; its address changes, its id does not",
    act: "change picture",
    versioned: true,
    upload: { picture: file },
    message: PICTURE_COPY.replaced,
    data: picture,
    handle: ({ by, id, expected, files }) => pictures.replace(by, id, expected, files.picture.content),
  }),
  defineEndpoint("DELETE /api/pictures/delete/{id}", {
    summary: "Delete a picture that nothing uses; otherwise 409, with what uses it in used_in",
    act: "delete picture",
    versioned: true,
    errors: ["conflict"],
    message: PICTURE_COPY.deleted,
    handle: ({ by, id, expected }) => pictures.remove(by, id, expected),
  }),
];
