import * as z from "zod/mini";
import { LANGUAGES, type Language } from "../i18n/languages.ts";

/** Kinds in result order. */
export const SITE_KINDS = [
  "helpline",
  "page",
  "event",
  "centre",
  "district contact",
  "essential link",
  "testimonial",
  "material",
] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

export const MAX_SITE_RESULTS_PER_KIND = 8;
/** Characters of an excerpt. */
export const SITE_SNIPPET_LENGTH = 140;

export const siteSearchResult = z.object({
  kind: z.enum(SITE_KINDS),
  title: z.string(),
  /** Excerpt around the match. */
  text: z.string(),
  /** Path, or `tel:` or WhatsApp URL of a helpline. */
  url: z.string(),
  lang: z.enum(LANGUAGES),
});
export type SiteSearchResult = z.output<typeof siteSearchResult>;

type InBoth = Readonly<Record<Language, string>>;

/** Texts that only the pages know. */
export interface SiteTexts {
  pages: readonly { path: string; title: InBoth; text: InBoth }[];
  helplines: Readonly<Record<"state" | "national" | "police" | "also", InBoth>>;
}
