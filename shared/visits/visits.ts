import * as z from "zod/mini";
import { indianDay } from "../audit-log/indian-day.ts";
import { DEFAULT_LANGUAGE, type Language, languageAt, stripLanguage } from "../i18n/languages.ts";
import { PUBLIC_ROUTES, toPattern } from "../public-routes.ts";
import { errorCodes, messagesByType } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";

export const REFERRERS = ["search", "social", "whatsapp", "direct", "other"] as const;
export type Referrer = (typeof REFERRERS)[number];

export const PRESSES = ["helpline", "whatsapp", "registration", "brochure", "materials"] as const;
export type Press = (typeof PRESSES)[number];

export const VISITS_BY = ["day", "path", "language", "referrer", "press"] as const;
export type VisitsBy = (typeof VISITS_BY)[number];

export const VISITS_DEFAULT_DAYS = 30;
export const VISITS_MAX_DAYS = 366;
export const VISITS_MAX_ROWS = 100;
export const VISITS_RETENTION_DAYS = 730;

export const VISITS_ERRORS = {
  "press-unknown": "The pressed link must be helpline, whatsapp, registration, brochure or materials.",
  "press-path-unknown": "The path must be that of a public page.",
  "visits-by-unknown": "Visits are counted by day, path, language, referrer or press.",
  "visits-range": "Please choose at most {limit} days, the first one before the last.",
} as const;

const errors = messagesByType<typeof VISITS_ERRORS>();
const code = errorCodes<typeof errors>();

export interface VisitedPage {
  path: string;
  language: Language;
}

/**
 * The page as it is counted: its English path without an id, so that there are only so many. Null when it is no public page.
 * @param keepsSlug with the slug of a content page; only for pages that exist
 */
export function toVisitedPage(address: string, keepsSlug = false): VisitedPage | null {
  const [path = ""] = address.split(/[?#]/, 1);
  const language = languageAt(path);
  const english = stripLanguage(path);
  const pattern = toPattern(english);
  if (
    languageAt(english) !== DEFAULT_LANGUAGE ||
    !Object.hasOwn(PUBLIC_ROUTES, pattern) ||
    PUBLIC_ROUTES[pattern]?.kind !== "page"
  )
    return null;
  const counted = keepsSlug && pattern === "/info/{slug}" ? english : pattern.replace(/^\/event(?=\/|$)/, "/events");
  return { path: counted, language };
}

const pathError = { error: code("press-path-unknown") };

export const pressForm = defineForm(errors, {
  schema: z.object({
    what: z.enum(PRESSES, { error: code("press-unknown") }),
    path: z.string(pathError).check(
      z.maxLength(200, { ...pathError, abort: true }),
      z.refine((path) => toVisitedPage(path) !== null, pathError),
    ),
  }),
  priority: ["press-unknown", "press-path-unknown"],
});

export const visitsQuery = z.object({
  from: indianDay,
  to: indianDay,
  by: z.optional(z.enum(VISITS_BY, { error: code("visits-by-unknown") })),
});

const count = z.int();

/** One row has the value that `by` names. `ml`: of these in Malayalam. */
export const visitCount = z.object({
  day: z.optional(z.string()),
  path: z.optional(z.string()),
  language: z.optional(z.string()),
  referrer: z.optional(z.enum(REFERRERS)),
  press: z.optional(z.enum(PRESSES)),
  count,
  ml: z.optional(count),
});
export type VisitCount = z.output<typeof visitCount>;

export const visitCounts = z.object({
  data: z.array(visitCount),
  meta: z.object({ by: z.enum(VISITS_BY), from: z.string(), to: z.string(), total: count, on: z.boolean() }),
});
export type VisitCounts = z.output<typeof visitCounts>;
