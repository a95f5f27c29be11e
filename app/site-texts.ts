import type { MessagePart, Messages } from "../shared/i18n/catalogues.ts";
import { LANGUAGES, type Language, localizeUrl } from "../shared/i18n/languages.ts";
import type { MappedPage, PublicLink } from "../shared/public-routes.ts";
import type { SiteTexts } from "../shared/search/site-search.ts";
import { loadMessages } from "./i18n/load-messages.ts";
import { HELP_COPY } from "./public/help/messages.ts";

const PARTS = [
  "aboutUs",
  "accessibility",
  "centres",
  "contactUs",
  "essentialLinks",
  "eventList",
  "eventMap",
  "forYourself",
  "home",
  "layout",
  "materials",
  "parents",
  "pledge",
  "pressKit",
  "privacy",
  "registration",
  "schools",
  "search",
  "sheets",
  "siteMap",
  "testimonials",
  "volunteer",
] as const satisfies MessagePart[];

const SEARCH = "/search" satisfies PublicLink;

type Loaded = Pick<Messages, (typeof PARTS)[number]>;
type Described = { title: string; description: string };

const help = (language: Language): Described => ({
  title: HELP_COPY.title[language],
  description: HELP_COPY.description[language],
});

/** A page without an entry does not compile. Named as in the navigation. */
const PAGES: Readonly<Record<MappedPage, (messages: Loaded, language: Language) => Described>> = {
  "/": ({ home, layout }) => ({ ...home, title: layout.places.home }),
  "/help": (_, language) => help(language),
  "/essential-links": ({ essentialLinks }) => essentialLinks,
  "/centres": ({ centres }) => centres,
  "/parents": ({ parents }) => parents,
  "/for-yourself": ({ forYourself }) => forYourself,
  "/contact-us": ({ contactUs }) => contactUs,
  "/about-us": ({ aboutUs }) => aboutUs,
  "/registration": ({ registration }) => registration,
  "/event-map": ({ eventMap }) => eventMap,
  "/events": ({ eventList }) => eventList,
  "/testimonials": ({ testimonials, layout }) => ({ ...testimonials, title: layout.places.testimonials }),
  "/schools": ({ schools }) => schools,
  "/volunteer": ({ volunteer }) => volunteer,
  "/badge": ({ sheets }) => sheets.badge,
  "/certificates": ({ sheets }) => sheets.certificate,
  "/materials": ({ materials }) => materials,
  "/press-kit": ({ pressKit }) => pressKit,
  "/pledge": ({ pledge }) => pledge,
  "/privacy": ({ privacy }) => privacy,
  "/accessibility": ({ accessibility }) => accessibility,
  "/site-map": ({ siteMap }) => siteMap,
  "/search": ({ search }) => search,
};

const inBoth = <T>(get: (language: Language) => T) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, get(language)])) as Record<Language, T>;

const messages = inBoth((language) =>
  loadMessages({ url: new URL(localizeUrl(language, "/"), "http://localhost").href }, ...PARTS),
);

/** For the search on the server. */
export const SITE_TEXTS: SiteTexts = {
  pages: Object.entries(PAGES)
    .filter(([path]) => path !== SEARCH)
    .map(([path, describe]) => ({
      path,
      title: inBoth((language) => describe(messages[language], language).title),
      text: inBoth((language) => describe(messages[language], language).description),
    })),
  helplines: {
    state: HELP_COPY.stateWhose,
    national: HELP_COPY.nationalWhose,
    police: HELP_COPY.policeWhose,
    also: inBoth((language) => `${messages[language].layout.helplines} ${HELP_COPY.title[language]}`),
  },
};
