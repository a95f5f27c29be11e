import * as z from "zod/mini";
import { versioned } from "../audit-log/audit-log.schema.ts";
import { errorCodes, textErrors } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { text } from "../validation/text.ts";
import { timestamp } from "../validation/timestamp.ts";

/** Characters of title, slug and body; maximum number of pages. */
export const CONTENT_PAGE_LIMITS = {
  "slug-too-long": 60,
  "title-too-long": 80,
  "title_ml-too-long": 80,
  "body-too-long": 12_000,
  "body_ml-too-long": 12_000,
  "pages-full": 100,
} as const;
export const PREVIEW_HOURS = 24;
export const VERSIONS_LISTED = 50;
/** Slugs replaced by built-in pages; they redirect. */
const REPLACED_ROUTES: ReadonlyMap<string, string> = new Map([["accessibility", "/accessibility"]]);
export const REPLACING_SLUGS: readonly string[] = [...REPLACED_ROUTES.keys()];
/** Path of the built-in page that replaced a content page. */
export const getReplacedRoute = (name: string): string | undefined => REPLACED_ROUTES.get(name);
const RESERVED = new Set(["preview", ...REPLACING_SLUGS]);

export const CONTENT_PAGE_STATES = ["draft", "scheduled", "published"] as const;

export const CONTENT_PAGE_ERRORS = {
  "page-title-missing": "Please write the title.",
  "page-slug-missing": "Please write the address.",
  "page-slug-invalid": "The address may hold small letters a to z, digits, and single hyphens between them.",
  "page-slug-reserved": "This address is kept for something else. Please choose another.",
  "page-slug-taken": "Another page has this address.",
  ...textErrors("slug", "The address"),
  ...textErrors("title", "Title"),
  ...textErrors("title_ml", "Malayalam title"),
  "title_ml-not-text": "Malayalam title must be text.",
  ...textErrors("body", "The text"),
  "body-not-text": "The text must be text.",
  ...textErrors("body_ml", "The text in Malayalam"),
  "body_ml-not-text": "The text in Malayalam must be text.",
  "page-body-missing": "Please write the text before the page is published.",
  "page-at-invalid": "Please choose the day and the time.",
  "page-at-past": "Please choose a moment that is still to come.",
  "page-not-published": "This page is not published.",
  "page-appeared": "This page has appeared meanwhile: it is on the site.",
  "page-waiting-invalid": "Please say with true or false whether only what waits is meant.",
  "pages-full": "There are {limit} pages already. Please delete one that nobody needs.",
  "page-gone": "This page is no longer there.",
} as const;

export const CONTENT_PAGE_COPY = {
  labels: {
    title: "Title",
    slug: "Address",
    body: "Text",
    title_ml: "Title in Malayalam",
    body_ml: "Text in Malayalam",
  },
  about: "Own pages at /info, listed in the footer once they are published.",
  added: "Page added. Nobody sees it until it is published.",
  updated: "Draft saved. The site is as it was until it is published.",
  published: "Page published successfully!",
  scheduled: "The page will appear by itself.",
  unpublished: "The page is no longer on the site.",
  unscheduled: "The page will not appear by itself.",
  deleted: "Page deleted successfully!",
  previewMade: `Preview link made. It holds for ${PREVIEW_HOURS} hours.`,
  notLoaded: "Failed to load pages.",
  notSaved: "Failed to save page",
  notPublished: "Failed to publish page",
  notUnpublished: "Failed to unpublish page",
  notPreviewed: "Failed to make a preview link",
  notDeleted: "Failed to delete page",
  confirm: "Are you sure?",
  confirmText: "This page will be deleted. It can be put back from the history.",
  confirmButton: "Yes, delete it!",
  none: "No pages yet.",
  aboutDrafts:
    "What a public body says of its website (GIGW 3.0), in both languages. What only you can say stands in square brackets. Nothing is there until you save it.",
  appears: "{when} in India. Until then the site stays as it is.",
  kept: "What is typed is kept in this window until it is saved. Publishing saves it too.",
  aboutPreview: "Whoever has the link sees the draft as it was saved last.",
  copied: "Link copied.",
  noVersions: "Nothing of this page was published yet.",
  sameAsDraft: "The draft is the same.",
  takenOver:
    "The site has a page of its own for this, {address}, to which this address leads. Nobody sees this one until you choose another address and publish it.",
  howCompared: "From that version to the draft: struck out goes, underlined comes.",
} as const;

const errors = CONTENT_PAGE_ERRORS;
const code = errorCodes<typeof errors>();
const limits = CONTENT_PAGE_LIMITS;

export const isSlug = (name: string): boolean =>
  name.length <= limits["slug-too-long"] && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);

const slug = text(errors, { field: "slug", required: "page-slug-missing", limits }).check(
  z.refine(isSlug, { error: code("page-slug-invalid"), abort: true }),
  z.refine((value) => !RESERVED.has(value), { error: code("page-slug-reserved") }),
);

const form = z.object({
  /** `/info/{slug}`. */
  slug,
  title: text(errors, { field: "title", required: "page-title-missing", limits }),
  /** Markdown. Absent: unchanged. */
  body: z.optional(text(errors, { field: "body", limits, multiline: true })),
  title_ml: z.optional(text(errors, { field: "title_ml", limits })),
  body_ml: z.optional(text(errors, { field: "body_ml", limits, multiline: true })),
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

export const contentPageUrl = (name: string) => `/info/${name}` as const;
