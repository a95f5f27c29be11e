import type { Messages } from "../../../shared/i18n/catalogues.ts";
import { LANGUAGE_TAGS, LANGUAGES, type Language, languageAt, localizeUrl } from "../../../shared/i18n/languages.ts";
import { MAPPED_PAGES, type MappedPage } from "../../../shared/public-routes.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import scene from "../art/heads/site-map.svg?no-inline";
import { PageHeader, toMeta } from "../components/page-header.tsx";
import { listedPages } from "../layout/page-links.ts";
import type { Route } from "./+types/page.ts";
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
      <PageHeader messages={messages} scene={scene} />
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

type Group = keyof Messages["siteMap"]["groups"];

interface Place {
  to: string;
  name: string;
  language: Language;
  /** Fallback language. */
  lang?: "en";
}

/** A page and its translation, the map's language first. */
type MappedTranslations = readonly Place[];

const PARTS = ["layout", "help", "sheets", "testimonials", "accessibility", "siteMap", "search", "pressKit"] as const;
type Named = (messages: Pick<Messages, (typeof PARTS)[number]>) => string;

/** A page without an entry does not compile. */
const PAGES: Readonly<Record<MappedPage, readonly [Group, Named]>> = {
  "/": ["campaign", ({ layout }) => layout.places.home],
  "/about-us": ["campaign", ({ layout }) => layout.places.about],
  "/event-map": ["campaign", ({ layout }) => layout.places.eventMap],
  "/events": ["campaign", ({ layout }) => layout.places.events],
  "/testimonials": ["campaign", ({ layout }) => layout.places.testimonials],
  "/registration": ["takingPart", ({ layout }) => layout.places.registration],
  "/schools": ["takingPart", ({ layout }) => layout.places.schools],
  "/volunteer": ["takingPart", ({ layout }) => layout.places.volunteer],
  "/badge": ["takingPart", ({ layout }) => layout.places.badge],
  "/certificates": ["takingPart", ({ sheets }) => sheets.certificate.title],
  "/materials": ["takingPart", ({ layout }) => layout.places.materials],
  "/pledge": ["takingPart", ({ layout }) => layout.places.pledge],
  "/press-kit": ["campaign", ({ pressKit }) => pressKit.title],
  "/help": ["help", ({ help }) => help.getHelp],
  "/essential-links": ["help", ({ layout }) => layout.places.essentialLinks],
  "/centres": ["help", ({ layout }) => layout.places.centres],
  "/parents": ["help", ({ layout }) => layout.places.parents],
  "/for-yourself": ["help", ({ layout }) => layout.places.forYourself],
  "/contact-us": ["help", ({ layout }) => layout.places.contactUs],
  "/privacy": ["site", ({ layout }) => layout.places.privacy],
  "/accessibility": ["site", ({ accessibility }) => accessibility.title],
  "/search": ["site", ({ search }) => search.title],
  "/site-map": ["site", ({ siteMap }) => siteMap.title],
};

type ContentPages = Parameters<typeof listedPages>[0];

/**
 * Grouped pages. Loaders only.
 * @param first language of the map
 */
function mappedPages(own: ContentPages, first: Language): { group: Group; pages: MappedTranslations[] }[] {
  const languages = [first, ...LANGUAGES.filter((language) => language !== first)];
  const messages = new Map(
    languages.map((language) => [
      language,
      loadMessages({ url: `http://site${localizeUrl(language, "/")}` }, ...PARTS),
    ]),
  );
  const translations = (address: MappedPage): MappedTranslations =>
    [...messages].map(([language, said]) => ({
      to: localizeUrl(language, address),
      name: PAGES[address][1](said),
      language,
    }));
  const written = own.map(
    (page): MappedTranslations =>
      languages.flatMap((language) =>
        listedPages([page], language).map(({ title, ...place }) => ({ ...place, name: title, language })),
      ),
  );
  return (["campaign", "takingPart", "help", "site"] as const).map((group) => ({
    group,
    pages: [
      ...MAPPED_PAGES.filter((address) => PAGES[address][0] === group).map(translations),
      ...(group === "site" ? written : []),
    ],
  }));
}
