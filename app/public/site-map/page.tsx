import { languageAt, TAGS } from "../../../shared/i18n/languages.ts";
import { wordsFor } from "../../i18n/load-messages.ts";
import { useLanguage, useWords } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import { Runner } from "../art/runner.tsx";
import { headOf, PageHead } from "../components/page-header.tsx";
import type { Route } from "./+types/page.ts";
import { type MappedTwins, mappedPages } from "./mapped-pages.ts";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = (page) => headOf(page, "site-map", ({ words }) => words.siteMap);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ownPages } = context.get(pageContext).services;
  const language = languageAt(new URL(request.url).pathname);
  return {
    groups: mappedPages(await ownPages.listVisible(), language),
    words: wordsFor(request, "siteMap"),
  };
}

export default function SiteMap({ loaderData: { groups } }: Route.ComponentProps) {
  const words = useWords("siteMap");
  return (
    <>
      <PageHead words={words}>
        <Runner x={200} y={166} scale={1.06} skin="skin-2" vest="lagoon" shorts="dark" />
      </PageHead>
      <section className="section" aria-label={words.title}>
        <div className={`page-width ${styles.groups}`}>
          {groups.map(({ group, pages }) => (
            <section key={group} aria-labelledby={`pages-${group}`}>
              <h2 id={`pages-${group}`}>{words.groups[group]}</h2>
              <ul>
                {pages.map((twins) => (
                  <Twins key={twins[0]?.to} twins={twins} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </>
  );
}

function Twins({ twins }: { twins: MappedTwins }) {
  const here = useLanguage();
  return (
    <li>
      {twins.map(({ to, name, language, lang }) => (
        <a key={to} href={to} lang={lang ?? (language === here ? undefined : TAGS[language].lang)}>
          {name}
        </a>
      ))}
    </li>
  );
}
