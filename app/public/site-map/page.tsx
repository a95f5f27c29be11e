import { LANGUAGE_TAGS, languageAt } from "../../../shared/i18n/languages.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import { Runner } from "../art/runner.tsx";
import { PageHeader, toMeta } from "../components/page-header.tsx";
import type { Route } from "./+types/page.ts";
import { type MappedTranslations, mappedPages } from "./mapped-pages.ts";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = (page) => toMeta(page, "site-map", ({ messages }) => messages.siteMap);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ownPages } = context.get(pageContext).services;
  const language = languageAt(new URL(request.url).pathname);
  return {
    groups: mappedPages(await ownPages.listVisible(), language),
    messages: loadMessages(request, "siteMap"),
  };
}

export default function SiteMap({ loaderData: { groups } }: Route.ComponentProps) {
  const messages = useMessages("siteMap");
  return (
    <>
      <PageHeader messages={messages}>
        <Runner x={200} y={166} scale={1.06} skin="skin-2" vest="lagoon" shorts="dark" />
      </PageHeader>
      <section className="section" aria-label={messages.title}>
        <div className={`page-width ${styles.groups}`}>
          {groups.map(({ group, pages }) => (
            <section key={group} aria-labelledby={`pages-${group}`}>
              <h2 id={`pages-${group}`}>{messages.groups[group]}</h2>
              <ul>
                {pages.map((translations) => (
                  <Translations key={translations[0]?.to} twins={translations} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </>
  );
}

function Translations({ twins }: { twins: MappedTranslations }) {
  const here = useLanguage();
  return (
    <li>
      {twins.map(({ to, name, language, lang }) => (
        <a key={to} href={to} lang={lang ?? (language === here ? undefined : LANGUAGE_TAGS[language].lang)}>
          {name}
        </a>
      ))}
    </li>
  );
}
