import { distance } from "fastest-levenshtein";
import {
  DEFAULT_LANGUAGE,
  detectLanguage,
  getOtherLanguages,
  LANGUAGES,
  type Language,
  localizeUrl,
} from "../../../shared/i18n/languages.ts";
import { foldText } from "../../../shared/search/fold-text.ts";
import { matchesAll, parseQuery, type SearchQuery } from "../../../shared/search/search-query.ts";
import {
  MAX_SITE_RESULTS_PER_KIND,
  SITE_KINDS,
  SITE_SNIPPET_LENGTH,
  type SiteKind,
  type SiteSearchResult,
  type SiteTexts,
} from "../../../shared/search/site-search.ts";
import { getSnippet } from "../../../shared/search/snippets.ts";
import type { PickDeps } from "../../deps.ts";
import { createTurns, singleFlight } from "../../lib/async.ts";
import { getLimitKeys } from "../../rate-limit/form-post-keys.ts";
import type { Search } from "./search.ts";
import { getSiteDocuments, type SiteDocument, type SiteLists } from "./site-documents.ts";

/** Search across everything public. */
export interface SiteSearch {
  /** Set once the pages are built. */
  texts: SiteTexts | undefined;
  /**
   * At most eight of each kind, in the language in which they match, the given one first; by default that of the query.
   * @throws AppError "too-many"
   */
  find(q: string, options: { visitor: string; language?: Language | undefined }): Promise<SiteSearchResult[]>;
  /** A similar query whose words are all in titles; null without one. */
  suggest(q: string): Promise<string | null>;
}

const MIN_SUGGESTION_LENGTH = 4;
const MAX_WORDS = 5000;

interface Corpus {
  version: number;
  texts: SiteTexts | undefined;
  documents: SiteDocument[];
  /** As written, by their normalised form. */
  words: Map<string, string>;
}

interface Deps extends PickDeps<"db" | "limits" | "publicContent">, SiteLists {
  search: Pick<Search, "findTestimonials">;
}

export function createSiteSearch({ db, limits, publicContent, search, ...lists }: Deps): SiteSearch {
  let cached: Corpus | undefined;

  const build = singleFlight(async (): Promise<Corpus> => {
    const version = publicContent.version();
    const { texts } = siteSearch;
    const documents = await getSiteDocuments(lists, texts);
    cached = { version, texts, documents, words: getTitleWords(documents) };
    return cached;
  });
  const corpus = async (): Promise<Corpus> =>
    cached?.version === publicContent.version() && cached.texts === siteSearch.texts ? cached : build();

  const siteSearch: SiteSearch = {
    texts: undefined,

    async find(q, { visitor, language = detectLanguage(q) ?? DEFAULT_LANGUAGE }) {
      const query = parseQuery(q);
      if (query.length === 0) return [];
      await limits.consumeEach(db, getLimitKeys("search the site", visitor));
      const found: Partial<Record<SiteKind, SiteSearchResult[]>> = {
        testimonial: await testimonials(query, language),
      };
      const endTurn = createTurns();
      for (const document of (await corpus()).documents) {
        await endTurn();
        const ofKind = (found[document.kind] ??= []);
        if (ofKind.length >= MAX_SITE_RESULTS_PER_KIND) continue;
        const result = toResult(document, query, language);
        if (result) ofKind.push(result);
      }
      return SITE_KINDS.flatMap((kind) => found[kind] ?? []);
    },

    async suggest(q) {
      const { words } = await corpus();
      const typed = foldText(q).split(/\s+/u).filter(Boolean);
      const suggested = typed.map((word) => getClosest(word, words));
      return suggested.includes(null) || suggested.join(" ") === typed.join(" ") ? null : suggested.join(" ");
    },
  };

  async function testimonials(query: SearchQuery, language: Language): Promise<SiteSearchResult[]> {
    const found = await search.findTestimonials(query);
    return found.map(({ label, text, to }) => ({
      kind: "testimonial",
      title: label,
      text: getSnippet(text, query, SITE_SNIPPET_LENGTH),
      url: localizeUrl(language, to),
      lang: detectLanguage(text) ?? DEFAULT_LANGUAGE,
    }));
  }

  return siteSearch;
}

function toResult(document: SiteDocument, query: SearchQuery, preferred: Language): SiteSearchResult | null {
  const { kind, title, text, url, folded } = document;
  if (!query.every((word) => LANGUAGES.some((language) => matchesAll(folded[language], [word])))) return null;
  const order = [preferred, ...getOtherLanguages(preferred)];
  const matches = (language: Language) => title[language] !== "" && matchesAll(folded[language], query);
  const lang = order.find(matches) ?? order.find((language) => title[language] !== "") ?? preferred;
  return {
    kind,
    title: title[lang],
    text: getSnippet(text[lang], query, SITE_SNIPPET_LENGTH),
    url: url.startsWith("/") ? localizeUrl(lang, url) : url,
    lang,
  };
}

function getTitleWords(documents: readonly SiteDocument[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const { title } of documents)
    for (const word of Object.values(title)
      .join(" ")
      .match(/[\p{L}\p{M}\u200C\u200D]+/gu) ?? []) {
      if (words.size >= MAX_WORDS) return words;
      if ([...word].length >= MIN_SUGGESTION_LENGTH) words.set(foldText(word), word.toLowerCase());
    }
  return words;
}

/** The word of a title within a third of its length; null without one. */
function getClosest(word: string, words: ReadonlyMap<string, string>): string | null {
  const known = words.get(word);
  if (known !== undefined) return known;
  let best: { written: string | null; far: number } = { written: null, far: Math.floor(word.length / 3) + 1 };
  for (const [folded, written] of words) {
    if (Math.abs(word.length - folded.length) >= best.far) continue;
    const far = distance(word, folded);
    if (far < best.far) best = { written, far };
  }
  return best.written;
}
