/** English at the plain URL, Malayalam under `/ml`. */
export const LANGUAGES = ["en", "ml"] as const;
export type Language = (typeof LANGUAGES)[number];

export const byLanguage = <T>(get: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, get(language)])) as Record<Language, T>;

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", ml: "മലയാളം" };

const PREFIX: Record<Language, string> = { en: "", ml: "/ml" };

/** For `lang` and `og:locale`. */
export const LANGUAGE_TAGS = {
  en: { lang: "en-IN", locale: "en_IN" },
  ml: { lang: "ml", locale: "ml_IN" },
} as const satisfies Record<Language, { lang: string; locale: string }>;

const MALAYALAM = /^\/ml(?=[/?#]|$)/i;

export const languageAt = (address: string): Language => (MALAYALAM.test(address) ? "ml" : "en");

/** The English URL. */
export const stripLanguage = (address: string): string => {
  const rest = address.replace(MALAYALAM, "");
  // `//host` would be another site.
  if (/^[/\\]{2}/.test(rest)) return "/";
  return rest.startsWith("/") ? rest : `/${rest}`;
};

/** The URL in a language, with query and hash. */
export const localizeUrl = (language: Language, address: string): string => {
  const english = stripLanguage(address);
  return language === "en" ? english : PREFIX[language] + english.replace(/^\/(?=[?#]|$)/, "");
};

export const getOtherLanguage = (language: Language): Language => (language === "en" ? "ml" : "en");

type Translated<Field extends string> = Readonly<
  Partial<Record<Field | `${Field}_${Language}`, string | null | undefined>>
>;

/** A field of a record in a language: `title_ml` has the Malayalam `title`. Falls back to any language. */
export function getTranslation<Field extends string>(
  texts: Translated<Field>,
  field: Field,
  language: Language,
): string {
  const names = [`${field}_${language}`, field, ...LANGUAGES.map((other) => `${field}_${other}`)] as (typeof field)[];
  return names.map((name) => texts[name]).find(Boolean) ?? "";
}
