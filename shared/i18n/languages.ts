/**
 * All languages, the default first: at the plain URL, the others under `/CODE`. A new one needs its messages in
 * `shared/i18n/CODE/` and `app/admin/i18n/CODE.json`, and fonts for its script.
 */
export const LANGUAGES = ["en", "ml"] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE = LANGUAGES[0];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", ml: "മലയാളം" };

/** For `lang` and `og:locale`. */
export const LANGUAGE_TAGS = {
  en: { lang: "en-IN", locale: "en_IN" },
  ml: { lang: "ml", locale: "ml_IN" },
} as const satisfies Record<Language, { lang: string; locale: string }>;

/** Decides fonts and sizes. */
export const SCRIPTS = { en: "Latin", ml: "Malayalam" } as const satisfies Record<Language, string>;

export const byLanguage = <T>(get: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, get(language)])) as Record<Language, T>;

export const getOtherLanguages = (language: Language): Language[] => LANGUAGES.filter((other) => other !== language);

/** The second language of bilingual texts. */
export const getOtherLanguage = (language: Language): Language => getOtherLanguages(language)[0] ?? language;

const PREFIX = new RegExp(`^/(${getOtherLanguages(DEFAULT_LANGUAGE).join("|")})(?=[/?#]|$)`, "i");

export const languageAt = (address: string): Language =>
  (PREFIX.exec(address)?.[1]?.toLowerCase() as Language | undefined) ?? DEFAULT_LANGUAGE;

/** The English URL. */
export const stripLanguage = (address: string): string => {
  const rest = address.replace(PREFIX, "");
  // `//host` would be another site.
  if (/^[/\\]{2}/.test(rest)) return "/";
  return rest.startsWith("/") ? rest : `/${rest}`;
};

/** The URL in a language, with query and hash. */
export const localizeUrl = (language: Language, address: string): string => {
  const english = stripLanguage(address);
  return language === DEFAULT_LANGUAGE ? english : `/${language}${english.replace(/^\/(?=[?#]|$)/, "")}`;
};

/** '' or '.ml', for the names of files. */
export const languageSuffix = (language: Language): string => (language === DEFAULT_LANGUAGE ? "" : `.${language}`);

const PATTERNS = byLanguage((language) => new RegExp(`\\p{Script=${SCRIPTS[language]}}`, "u"));

/**
 * `lang` for user text: font, line height and voice. Mixed text is Malayalam, which often contains English
 * words.
 */
export const detectLanguage = (text: string): Language | undefined =>
  [...getOtherLanguages(DEFAULT_LANGUAGE), DEFAULT_LANGUAGE].find((language) => PATTERNS[language].test(text));

type Translated<Field extends string, Value = string | null | undefined> = Readonly<
  Partial<Record<Field | `${Field}_${Language}`, Value>>
>;

const nameOf = <Field extends string>(field: Field, language: Language) =>
  (language === DEFAULT_LANGUAGE ? field : `${field}_${language}`) as Field;

/** A field of a record in a language, such as `title_ml` for `title`; blank if not translated. */
export const getOwnText = <Field extends string>(texts: Translated<Field>, field: Field, language: Language): string =>
  texts[nameOf(field, language)] ?? "";

/** Falls back to the default language. */
export const getTranslation = <Field extends string>(
  texts: Translated<Field>,
  field: Field,
  language: Language,
): string => getOwnText(texts, field, language) || (texts[field] ?? "");

/** Falls back to any language. */
export const getAnyTranslation = <Field extends string>(
  texts: Translated<Field>,
  field: Field,
  language: Language,
): string =>
  getTranslation(texts, field, language) ||
  (LANGUAGES.map((other) => getOwnText(texts, field, other)).find(Boolean) ?? "");
