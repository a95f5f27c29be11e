import { globSync, readFileSync } from "node:fs";
import ADMIN_MALAYALAM from "../app/admin/i18n/ml.json" with { type: "json" };
import { DISTRICT_NAMES, DISTRICTS } from "../shared/districts.ts";
import { CATALOGUES } from "../shared/i18n/catalogues.ts";
import { interpolate } from "../shared/i18n/interpolate.ts";
import { getEntries, listSentences } from "./translations-file.ts";

/** Sorted as module exports are; not all test runners do so. */
const inOrder = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).toSorted(([one], [other]) => (one < other ? -1 : 1))) as Parts;

const { emails: _, ...ENGLISH } = CATALOGUES.en;
const { emails: MALAYALAM_EMAILS, ...MALAYALAM } = CATALOGUES.ml;

export const PUBLIC_MESSAGES = {
  en: {
    ...inOrder(ENGLISH),
    // Composed in English; Malayalam inflects each name.
    places: {
      ...CATALOGUES.en.places,
      there: Object.fromEntries(
        DISTRICT_NAMES.map((place) => [place, interpolate(CATALOGUES.en.places.elsewhere, { place })]),
      ),
    },
    districts: Object.fromEntries(DISTRICTS.map(({ name }) => [name, name])),
  },
  ml: {
    ...inOrder(MALAYALAM),
    districts: Object.fromEntries(DISTRICTS.map(({ name, malayalam }) => [name, malayalam])),
  },
} as const;

export function getSources(key: string): string {
  if (key.startsWith("districts.")) return "shared/i18n/districts.json";
  return `shared/i18n/${/malayalam$/i.test(key) ? "en" : "ml"}/*.json`;
}

/** All Malayalam of the product: also admin, emails, sample content and drafts of policies. */
export const listMalayalamTexts = (): string[] => [
  ...getEntries(PUBLIC_MESSAGES.en, PUBLIC_MESSAGES.ml, []).map(({ ml }) => ml),
  ...Object.values(ADMIN_MALAYALAM),
  ...listSentences(MALAYALAM_EMAILS).map(([, text]) => text),
  ...globSync(["sample-content/*.ts", "shared/pages/policy-templates.ts", "docs/operations/data-breach.md"], {
    exclude: ["**/*.test.ts"],
  }).map((file) => readFileSync(file, "utf8").replaceAll("\\n", "\n")),
];
