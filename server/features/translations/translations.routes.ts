import * as z from "zod/mini";
import { translation, translationForm } from "../../../shared/translations/translations.schema.ts";
import {
  TRANSLATION_FILTERS,
  TRANSLATION_LIST_COPY,
  TRANSLATIONS_PER_PAGE,
} from "../../../shared/translations/translations.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import { pageMeta, pageQuery } from "../../http/page-query.ts";
import type { Translations } from "./translations.ts";

const MAX_PER_PAGE = 200;

const query = z.object({
  state: z.optional(z.enum(TRANSLATION_FILTERS, { error: "translation-state-unknown" })),
  ...pageQuery(MAX_PER_PAGE),
});

export const translationEndpoints = (translations: Translations) => [
  defineEndpoint("GET /api/translations", {
    summary:
      "List texts with their Malayalam: missing, outdated, or all (default); of the kinds that the role may change",
    act: "see translations",
    query,
    wrap: z.object({ data: z.array(translation), meta: pageMeta }),
    handle: async ({ by, query: { state = "all", page = 1, limit = TRANSLATIONS_PER_PAGE } }) => {
      const { items, total } = await translations.list(by.role, { state, page, limit });
      return { data: items, meta: { page, limit, total } };
    },
  }),
  defineEndpoint("PUT /api/translations", {
    summary: "Save the Malayalam of one text; 409 when it is no longer what was shown",
    act: "see translations",
    errors: ["conflict", "not-found"],
    body: translationForm,
    message: TRANSLATION_LIST_COPY.saved,
    handle: ({ by, body }) => translations.change(by, body),
  }),
];
