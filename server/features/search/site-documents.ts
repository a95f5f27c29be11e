import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { findDistrict, getDistrictName, getSpellings } from "../../../shared/districts.ts";
import { interpolate, type MessageWith } from "../../../shared/i18n/interpolate.ts";
import {
  byLanguage,
  DEFAULT_LANGUAGE,
  getOwnText,
  getTranslation,
  type Language,
} from "../../../shared/i18n/languages.ts";
import { contentPageUrl } from "../../../shared/pages/pages.ts";
import { foldText } from "../../../shared/search/fold-text.ts";
import type { SiteKind, SiteTexts } from "../../../shared/search/site-search.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { withoutMarkdown } from "../../../shared/text/formatted-text.ts";
import { INDEXED_CHARACTERS } from "../../database/searched-texts.ts";
import { createTurns } from "../../lib/async.ts";
import type { Lists } from "./lists.ts";

/** Something public that can be found; Malayalam is blank where there is none. */
export interface SiteDocument {
  kind: SiteKind;
  title: Record<Language, string>;
  text: Record<Language, string>;
  url: string;
  folded: Record<Language, string>;
}

export type SiteLists = Pick<
  Lists,
  "events" | "essentialLinks" | "districtContacts" | "centres" | "materials" | "ownPages"
> & { campaign(): Promise<{ facts: Campaign }> };

type Draft = Omit<SiteDocument, "folded"> & {
  /** Searched but never shown. */
  also?: string;
};

const MAX_EVENTS = 1000;

/** Everything public that is short enough to scan. */
export async function getSiteDocuments(lists: SiteLists, texts: SiteTexts | undefined): Promise<SiteDocument[]> {
  const documents: SiteDocument[] = [];
  const endTurn = createTurns();
  for await (const { also = "", ...draft } of getDrafts(lists, texts)) {
    await endTurn();
    const text = byLanguage((language) => cut(draft.text[language]));
    const fold = (language: Language) => foldText([draft.title[language], text[language], also].join("\n"));
    documents.push({ ...draft, text, folded: byLanguage(fold) });
  }
  return documents;
}

/** What is searched of a text; excerpts need no more. */
const cut = (text: string): string => text.slice(0, INDEXED_CHARACTERS);

const same = (text: string): Record<Language, string> => byLanguage(() => text);

function helplines(facts: Campaign, texts: SiteTexts | undefined): Draft[] {
  const { state, national, police, also } = texts?.helplines ?? {};
  const call = (number: string, text = same("")) =>
    ({ kind: "helpline", title: same(number), text, url: `tel:${number}` }) as const;
  const write = (number: string, text = same("")) =>
    ({ kind: "helpline", title: same(formatPhone(number)), text, url: `https://wa.me/${number}` }) as const;
  const further = facts.helplines.map((line) =>
    (line.how === "call" ? call : write)(line.number, translate(line, "name")),
  );
  const all = [
    call(facts.tollFree, state),
    call(facts.nationalHelpline, national),
    write(facts.policeWhatsapp, police),
  ];
  return [...all, ...further].map(
    (one): Draft => ({ ...one, also: [...(also ? Object.values(also) : []), one.url].join("\n") }),
  );
}

function sitePages(facts: Campaign, texts: SiteTexts | undefined): Draft[] {
  const values = { state: facts.tollFree, national: facts.nationalHelpline };
  return (texts?.pages ?? []).map(({ path, title, text }) => ({
    kind: "page",
    title: { ...title },
    text: byLanguage((language) => interpolate(text[language] as MessageWith<["state", "national"]>, values)),
    url: path,
  }));
}

/** One list after the other, as reading them at once would be a long turn of the event loop. */
async function* getDrafts(lists: SiteLists, texts: SiteTexts | undefined): AsyncGenerator<Draft> {
  const { facts } = await lists.campaign();
  yield* helplines(facts, texts);
  yield* sitePages(facts, texts);
  for (const page of await lists.ownPages.listPublished())
    yield {
      kind: "page",
      title: ownTexts(page, "title"),
      text: byLanguage((language) => toWords(getOwnText(page, "body", language))),
      url: contentPageUrl(page.slug),
    };
  const list = await lists.events.list({ offset: 0, limit: MAX_EVENTS });
  for (const event of list?.events ?? [])
    yield {
      kind: "event",
      title: ownTexts(event, "title"),
      text: byLanguage((language) =>
        join(
          nameIn(event.location, language),
          getTranslation(event, "venue", language),
          getTranslation(event, "description", language),
        ),
      ),
      url: `/events/${event.id}?e=${event.key}`,
    };
  for (const centre of await lists.centres.list())
    yield {
      kind: "centre",
      title: ownTexts(centre, "name"),
      text: byLanguage((language) =>
        join(getTranslation(centre, "address", language), getTranslation(centre, "offers", language), ...centre.phones),
      ),
      url: `/centres?district=${encodeURIComponent(centre.district)}`,
      also: spellings(centre.district),
    };
  for (const { district, contacts } of await lists.districtContacts.list())
    yield {
      kind: "district contact",
      title: byLanguage((language) => nameIn(district, language)),
      text: same(contacts.join(", ")),
      url: "/contact-us",
      also: spellings(district),
    };
  for (const link of await lists.essentialLinks.list())
    yield {
      kind: "essential link",
      title: same(link.number),
      text: translate(link, "description"),
      url: "/essential-links",
    };
  for (const material of await lists.materials.list())
    yield {
      kind: "material",
      title: ownTexts(material, "title"),
      text: same(material.file_name),
      url: "/materials",
    };
}

type Texts<Field extends string> = Parameters<typeof getTranslation<Field>>[0];
const ownTexts = <Field extends string>(texts: Texts<Field>, field: Field) =>
  byLanguage((language) => getOwnText(texts, field, language));
const translate = <Field extends string>(texts: Texts<Field>, field: Field) =>
  byLanguage((language) => getTranslation(texts, field, language));

/** Other places stay as they were written. */
function nameIn(place: string, language: Language): string {
  const district = language === DEFAULT_LANGUAGE ? null : findDistrict(place);
  return district ? getDistrictName(district.name, language) : place;
}

const join = (...parts: string[]): string => parts.filter(Boolean).join(", ");

const spellings = (name: string): string => {
  const district = findDistrict(name);
  return (district ? getSpellings(district) : [name]).join("\n");
};

/** For excerpts, also without the borders of tables. */
const toWords = (body: string): string =>
  withoutMarkdown(body.slice(0, 2 * INDEXED_CHARACTERS)).replace(/\|[\s|:-]*/g, " ");
