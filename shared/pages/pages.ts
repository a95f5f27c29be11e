import { t } from "../i18n/admin-text.ts";
import { textErrors } from "../validation/errors.ts";

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

/** Pages with these addresses are listed by day on the press kit instead of in the footer. */
export const RELEASE_PREFIX = "release-";
export const isRelease = (slug: string): boolean => slug.startsWith(RELEASE_PREFIX);

export const CONTENT_PAGE_STATES = ["draft", "scheduled", "published"] as const;

export const CONTENT_PAGE_ERRORS = t({
  "page-title-missing": "Please write the title.",
  "page-slug-missing": "Please write the address.",
  "page-slug-invalid": "Use lowercase letters, numbers and hyphens only.",
  "page-slug-reserved": "This address is reserved. Please choose another.",
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
  "page-at-past": "Please choose a date and time in the future.",
  "page-unpublish-invalid": "Please choose when the page is unpublished.",
  "page-unpublish-past": "Please choose a time in the future for unpublishing.",
  "page-unpublish-early": "The page must be unpublished after it is published.",
  "page-not-published": "This page is not published.",
  "page-appeared": "This page has been published in the meantime.",
  "page-waiting-invalid": "The value of scheduled must be true or false.",
  "pages-full": "There are already {limit} pages. Please delete one that is not needed.",
  "page-gone": "This page is no longer there.",
} as const);

export const CONTENT_PAGE_COPY = t({
  labels: {
    title: "Title",
    slug: "Address",
    body: "Text",
    title_ml: "Title in Malayalam",
    body_ml: "Text in Malayalam",
  },
  unpublishAt: "Unpublish at",
  ends: "Unpublished on {when} IST.",
  about: "Content pages at /info, listed in the footer once published.",
  releases: `An address that begins with ${RELEASE_PREFIX} makes a press release: it is listed with its day on the press kit.`,
  added: "Page added. It is not visible until it is published.",
  updated: "Draft saved. Publish it to update the site.",
  published: "Page published successfully!",
  scheduled: "Page scheduled.",
  unpublished: "Page unpublished.",
  unscheduled: "Schedule cancelled.",
  deleted: "Page deleted successfully!",
  previewMade: `Preview link created. It works for ${PREVIEW_HOURS} hours.`,
  notLoaded: "Failed to load pages.",
  notSaved: "Failed to save page",
  notPublished: "Failed to publish page",
  notUnpublished: "Failed to unpublish page",
  notPreviewed: "Failed to create a preview link",
  notDeleted: "Failed to delete page",
  confirm: "Are you sure?",
  confirmText: "This page will be deleted. You can restore it from History.",
  confirmButton: "Yes, delete it!",
  none: "No pages yet.",
  aboutDrafts:
    "Policies that a public body publishes on its website (GIGW 3.0), in both languages. Fill in the square brackets. Nothing is added until you save it.",
  appears: "{when} IST. Until then the site does not change.",
  kept: "Unsaved text is kept in this window. Publishing also saves it.",
  aboutPreview: "Anyone with the link sees the last saved draft.",
  copied: "Link copied.",
  noVersions: "This page has not been published yet.",
  sameAsDraft: "The draft is identical.",
  takenOver:
    "The site already has a page for this, {address}, to which this address redirects. This page is not visible until you choose another address and publish it.",
  howCompared: "Changes since that version: removed text is struck through, new text is underlined.",
} as const);

/** Suggested for a title; empty when it has no Latin letters. */
export const toSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", "-")
    .slice(0, CONTENT_PAGE_LIMITS["slug-too-long"])
    .replace(/-$/, "");

export const isSlug = (name: string): boolean =>
  name.length <= CONTENT_PAGE_LIMITS["slug-too-long"] && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);

export const contentPageUrl = (name: string) => `/info/${name}` as const;
