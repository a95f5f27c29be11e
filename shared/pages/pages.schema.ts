import * as z from "zod/mini";
import { versioned } from "../audit-log/audit-log.ts";
import { errorCodes } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { text } from "../validation/text.ts";
import { nullableTimestamp, timestamp } from "../validation/timestamp.ts";
import { CONTENT_PAGE_ERRORS, CONTENT_PAGE_LIMITS, CONTENT_PAGE_STATES, isSlug, REPLACING_SLUGS } from "./pages.ts";

const errors = CONTENT_PAGE_ERRORS;
const code = errorCodes<typeof errors>();
const limits = CONTENT_PAGE_LIMITS;
const RESERVED = new Set(["preview", ...REPLACING_SLUGS]);

const slug = text(errors, { field: "slug", required: "page-slug-missing", limits }).check(
  z.refine(isSlug, { error: code("page-slug-invalid"), abort: true }),
  z.refine((value) => !RESERVED.has(value), { error: code("page-slug-reserved") }),
);

/** When the page is hidden; null or, from forms, blank: stays. */
const unpublish_at = z.optional(nullableTimestamp(code("page-unpublish-invalid")));

const form = z.object({
  /** `/info/{slug}`. */
  slug,
  title: text(errors, { field: "title", required: "page-title-missing", limits }),
  /** Markdown. Absent: unchanged. */
  body: z.optional(text(errors, { field: "body", limits, multiline: true })),
  title_ml: z.optional(text(errors, { field: "title_ml", limits })),
  body_ml: z.optional(text(errors, { field: "body_ml", limits, multiline: true })),
  unpublish_at,
});
export type ContentPageForm = z.output<typeof form>;

export const contentPageForm = defineForm(errors, {
  schema: form,
  priority: ["page-title-missing", "page-slug-missing"],
});

/** ISO 8601 with offset; absent: now. */
export const publishForm = defineForm(errors, {
  schema: z.object({
    at: z.optional(timestamp(code("page-at-invalid"))),
    unpublish_at,
  }),
});

/** Cancels only a scheduled version. */
export const unpublishForm = defineForm(errors, {
  schema: z.object({ waiting: z.optional(z.boolean({ error: code("page-waiting-invalid") })) }),
});

export const scheduleForm = (now: number) =>
  defineForm(errors, {
    schema: z.object({
      at: timestamp(code("page-at-invalid")).check(
        z.refine((at) => Date.parse(at) > now, { error: code("page-at-past") }),
      ),
      unpublish_at,
    }),
  });

/** Fields that are published. */
export const pageContent = z.object({
  slug: z.string(),
  title: z.string(),
  body: z.string(),
  title_ml: z.string(),
  body_ml: z.string(),
});

export const publishedPage = z.object({ id: z.int(), ...pageContent.shape, published_at: z.string() });
export type PublishedPage = z.output<typeof publishedPage>;

/** The draft, and what the site shows. */
export const adminContentPage = z.object({
  id: z.int(),
  ...pageContent.shape,
  state: z.enum(CONTENT_PAGE_STATES),
  /** Start of the scheduled or current version; null for drafts. */
  publish_at: z.nullable(z.string()),
  /** When the page is hidden. */
  unpublish_at: z.nullable(z.string()),
  /** The live version. */
  shown: z.nullable(z.object({ slug: z.string(), title: z.string(), from: z.string() })),
  /** The draft differs from the last version. */
  newer: z.boolean(),
  ...versioned,
});
export type AdminContentPage = z.output<typeof adminContentPage>;

export const pageVersion = z.object({
  id: z.int(),
  ...pageContent.shape,
  from: z.string(),
  until: z.nullable(z.string()),
  by: z.object({ id: z.int(), name: z.string() }),
});
export type PageVersion = z.output<typeof pageVersion>;
