import { data } from "react-router";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { languageAt } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import { SEARCH_MAX_LENGTH } from "../../../shared/search/search.limits.ts";
import { parseQuery } from "../../../shared/search/search-query.ts";
import type { SiteSearchResult } from "../../../shared/search/site-search.ts";
import { highlightMatches, type TextRun } from "../../../shared/search/snippets.ts";
import { countCharacters, takeCharacters } from "../../../shared/text/graphemes.ts";
import { normalize } from "../../../shared/text/normalize.ts";
import { Icon } from "../../components/icon.tsx";
import { languageAttribute } from "../../components/language.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { Trans } from "../../i18n/trans.tsx";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import scene from "../art/heads/search.svg?no-inline";
import { PageHeader, toMeta } from "../components/page-header.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";

const ADDRESS = "/search" satisfies PublicLink;

export const meta: Route.MetaFunction = (page) => toMeta(page, "search", ({ messages }) => messages.search);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, visitor } = context.get(pageContext);
  const { pathname, searchParams } = new URL(request.url);
  const typed = searchParams.get("q") ?? "";
  const q = normalize(takeCharacters(typed, SEARCH_MAX_LENGTH), SEARCH_MAX_LENGTH) ?? "";
  const loaded = { q, messages: loadMessages(request, "search") };
  const nothing = { ...loaded, results: null, suggestion: null, problem: null };
  if (countCharacters(typed) > SEARCH_MAX_LENGTH)
    return data({ ...nothing, problem: "tooLong" as const }, { status: 400 });
  if (q === "") return nothing;
  try {
    const found = await services.siteSearch.find(q, { visitor, language: languageAt(pathname) });
    const suggestion = found.length === 0 ? await services.siteSearch.suggest(q) : null;
    const query = parseQuery(q);
    return { ...nothing, results: found.map((result) => toMarked(result, query)), suggestion };
  } catch (error) {
    if ((error as { kind?: string }).kind !== "too-many") throw error;
    return data({ ...nothing, problem: "tooMany" as const }, { status: 429 });
  }
}

const toMarked = ({ title, text, ...result }: SiteSearchResult, query: ReturnType<typeof parseQuery>) => ({
  ...result,
  title: highlightMatches(title, query),
  text: highlightMatches(text, query),
});
type Marked = ReturnType<typeof toMarked>;

/** Without scripts: a form by GET. */
export default function Search({ loaderData: { q, results, suggestion, problem } }: Route.ComponentProps) {
  const messages = useMessages("search");
  const address = useLocalizedHref();
  const language = useLanguage();
  return (
    <>
      <PageHeader
        messages={messages}
        action={
          <form className={styles.find} action={address(ADDRESS)} role="search">
            <label className="visually-hidden" htmlFor="q">
              {messages.label}
            </label>
            <input
              className="input"
              key={q}
              id="q"
              name="q"
              type="search"
              defaultValue={q}
              maxLength={SEARCH_MAX_LENGTH}
              enterKeyHint="search"
            />
            <button type="submit" className="button">
              <Icon name="search" />
              {messages.find}
            </button>
          </form>
        }
        scene={scene}
      />
      <section className="section" aria-label={messages.results}>
        <div className="page-width">
          {problem && (
            <p className="note bad" role="alert">
              {problem === "tooLong" ? interpolate(messages.tooLong, { limit: SEARCH_MAX_LENGTH }) : messages[problem]}
            </p>
          )}
          {results && (
            <p className={styles.count} role="status">
              {results.length === 0 ? (
                <b>{interpolate(messages.none, { q })}</b>
              ) : (
                interpolate(messages.count, { count: results.length, q }, language)
              )}
            </p>
          )}
          {results && results.length > 0 && <Results results={results} />}
          {results?.length === 0 && suggestion && (
            <p>
              <Trans
                message={messages.suggestion}
                values={{
                  words: (
                    <a
                      href={`${address(ADDRESS)}?${new URLSearchParams({ q: suggestion })}`}
                      lang={languageAttribute(language, suggestion)}
                    >
                      {suggestion}
                    </a>
                  ),
                }}
              />
            </p>
          )}
          {!results?.length && <p className={styles.hint}>{messages.bothScripts}</p>}
        </div>
      </section>
    </>
  );
}

function Results({ results }: { results: readonly Marked[] }) {
  const { kinds } = useMessages("search");
  const language = useLanguage();
  return (
    <ul className={styles.hits}>
      {results.map(({ kind, title, text, url, lang }, place) => (
        <li key={`${kind} ${url} ${place}`}>
          <span className={kind === "helpline" ? styles.helpline : styles.kind}>{kinds[kind]}</span>
          <a
            href={url}
            lang={lang === language ? undefined : lang}
            className={kind === "helpline" ? styles.number : undefined}
          >
            <Runs runs={title} />
          </a>
          {text.length > 0 && (
            <p lang={lang === language ? undefined : lang}>
              <Runs runs={text} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const Runs = ({ runs }: { runs: readonly TextRun[] }) =>
  runs.map(({ text, isMatch }, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- runs of one text have no other key
    isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
