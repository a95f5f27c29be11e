import type { MessagePart, Messages } from "../shared/i18n/catalogues.ts";
import { byLanguage } from "../shared/i18n/languages.ts";
import type { MappedPage, PublicLink } from "../shared/public-routes.ts";
import type { SiteTexts } from "../shared/search/site-search.ts";
import { getMessagesIn } from "./i18n/load-messages.ts";

const PARTS = [
  "aboutUs",
  "accessibility",
  "centres",
  "contactUs",
  "essentialLinks",
  "eventList",
  "eventMap",
  "forYourself",
  "help",
  "helpPage",
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

/** A page without an entry does not compile. Named as in the navigation. */
const PAGES: Readonly<Record<MappedPage, (messages: Loaded) => Described>> = {
  "/": ({ home, layout }) => ({ ...home, title: layout.places.home }),
  "/help": ({ help, helpPage }) => ({ ...helpPage, title: help.getHelp }),
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

const messages = byLanguage((language) => getMessagesIn(language, ...PARTS));

/** For the search on the server. */
export const SITE_TEXTS: SiteTexts = {
  pages: Object.entries(PAGES)
    .filter(([path]) => path !== SEARCH)
    .map(([path, describe]) => ({
      path,
      title: byLanguage((language) => describe(messages[language]).title),
      text: byLanguage((language) => describe(messages[language]).description),
    })),
  helplines: {
    state: byLanguage((language) => messages[language].helpPage.stateWhose),
    national: byLanguage((language) => messages[language].helpPage.nationalWhose),
    police: byLanguage((language) => messages[language].helpPage.policeWhose),
    also: byLanguage((language) => `${messages[language].layout.helplines} ${messages[language].help.getHelp}`),
  },
};
