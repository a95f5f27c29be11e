import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { findDistrict, getSpellings } from "../../../shared/districts.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
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
    const text = { en: cut(draft.text.en), ml: cut(draft.text.ml) };
    const fold = (language: Language) => foldText([draft.title[language], text[language], also].join("\n"));
    documents.push({ ...draft, text, folded: { en: fold("en"), ml: fold("ml") } });
  }
  return documents;
}

/** What is searched of a text; excerpts need no more. */
const cut = (text: string): string => text.slice(0, INDEXED_CHARACTERS);

const same = (text: string): Record<Language, string> => ({ en: text, ml: text });

function helplines(facts: Campaign, texts: SiteTexts | undefined): Draft[] {
  const { state, national, police, also } = texts?.helplines ?? {};
  const call = (number: string, text = same("")) =>
    ({ kind: "helpline", title: same(number), text, url: `tel:${number}` }) as const;
  const write = (number: string, text = same("")) =>
    ({ kind: "helpline", title: same(formatPhone(number)), text, url: `https://wa.me/${number}` }) as const;
  const further = facts.helplines.map(({ number, how, name, name_ml }) =>
    (how === "call" ? call : write)(number, { en: name, ml: name_ml || name }),
  );
  const all = [
    call(facts.tollFree, state),
    call(facts.nationalHelpline, national),
    write(facts.policeWhatsapp, police),
  ];
  return [...all, ...further].map(
    (one): Draft => ({ ...one, also: `${also?.en ?? ""}\n${also?.ml ?? ""}\n${one.url}` }),
  );
}

function sitePages(facts: Campaign, texts: SiteTexts | undefined): Draft[] {
  const values = { state: facts.tollFree, national: facts.nationalHelpline };
  return (texts?.pages ?? []).map(({ path, title, text }) => ({
    kind: "page",
    title: { ...title },
    text: { en: interpolate(text.en, values), ml: interpolate(text.ml, values) },
    url: path,
  }));
}

/** One list after the other, as reading them at once would be a long turn of the event loop. */
async function* getDrafts(lists: SiteLists, texts: SiteTexts | undefined): AsyncGenerator<Draft> {
  const { facts } = await lists.campaign();
  yield* helplines(facts, texts);
  yield* sitePages(facts, texts);
  for (const { slug, title, body, title_ml, body_ml } of await lists.ownPages.listPublished())
    yield {
      kind: "page",
      title: { en: title, ml: title_ml },
      text: { en: toWords(body), ml: toWords(body_ml) },
      url: contentPageUrl(slug),
    };
  const list = await lists.events.list({ offset: 0, limit: MAX_EVENTS });
  for (const { id, key, title, title_ml, location, description, ...event } of list?.events ?? [])
    yield {
      kind: "event",
      title: { en: title, ml: title_ml },
      text: {
        en: join(location, event.venue, description),
        ml: join(
          findDistrict(location)?.malayalam ?? location,
          event.venue_ml || event.venue,
          event.description_ml || description,
        ),
      },
      url: `/events/${id}?e=${key}`,
    };
  for (const { district, name, name_ml, address, address_ml, offers, offers_ml, phones } of await lists.centres.list())
    yield {
      kind: "centre",
      title: { en: name, ml: name_ml },
      text: {
        en: join(address, offers, ...phones),
        ml: join(address_ml || address, offers_ml || offers, ...phones),
      },
      url: `/centres?district=${encodeURIComponent(district)}`,
      also: spellings(district),
    };
  for (const { district, contacts } of await lists.districtContacts.list())
    yield {
      kind: "district contact",
      title: { en: district, ml: findDistrict(district)?.malayalam ?? district },
      text: same(contacts.join(", ")),
      url: "/contact-us",
      also: spellings(district),
    };
  for (const { number, description, description_ml } of await lists.essentialLinks.list())
    yield {
      kind: "essential link",
      title: same(number),
      text: { en: description, ml: description_ml || description },
      url: "/essential-links",
    };
  for (const { title, title_ml, file_name } of await lists.materials.list())
    yield { kind: "material", title: { en: title, ml: title_ml }, text: same(file_name), url: "/materials" };
}

const join = (...parts: string[]): string => parts.filter(Boolean).join(", ");

const spellings = (name: string): string => {
  const district = findDistrict(name);
  return (district ? getSpellings(district) : [name]).join("\n");
};

/** For excerpts, also without the borders of tables. */
const toWords = (body: string): string =>
  withoutMarkdown(body.slice(0, 2 * INDEXED_CHARACTERS)).replace(/\|[\s|:-]*/g, " ");
