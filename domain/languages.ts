/** The languages of the public site. English is at an address as it is, Malayalam at its twin under `/ml`. */
export const LANGUAGES = ["en", "ml"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", ml: "മലയാളം" };

const PREFIX: Record<Language, string> = { en: "", ml: "/ml" };

/** As documents and outside programs name the language: `lang` of the page, `og:locale`. */
export const TAGS = {
  en: { lang: "en-IN", locale: "en_IN" },
  ml: { lang: "ml", locale: "ml_IN" },
} as const satisfies Record<Language, { lang: string; locale: string }>;

const MALAYALAM = /^\/ml(?=[/?#]|$)/i;

/** The language that an address of the site is in. */
export const languageAt = (address: string): Language => (MALAYALAM.test(address) ? "ml" : "en");

/** An address of either twin without its language: that of the English one. */
export const withoutLanguage = (address: string): string => {
  const rest = address.replace(MALAYALAM, "");
  // A browser reads two slashes as another site: no page of this one has such an address.
  if (/^[/\\]{2}/.test(rest)) return "/";
  return rest.startsWith("/") ? rest : `/${rest}`;
};

/** The twin of an address, or that address itself, with whatever follows its path. */
export const addressIn = (language: Language, address: string): string => {
  const english = withoutLanguage(address);
  return language === "en" ? english : PREFIX[language] + english.replace(/^\/(?=[?#]|$)/, "");
};

/** The language that a page can be read in besides its own. */
export const otherThan = (language: Language): Language => (language === "en" ? "ml" : "en");
