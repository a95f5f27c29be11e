import {
  ADMIN_CATALOGUE,
  type AdminCatalogue,
  isAdminTranslated,
  type StoredCatalogue,
  storedCatalogue,
} from "../../../shared/i18n/admin-text.ts";
import {
  DEFAULT_LANGUAGE,
  getOtherLanguage,
  getOtherLanguages,
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
} from "../../../shared/i18n/languages.ts";

/** Of this browser; follows the account after a login. */
export const adminLanguage = (): Language =>
  isAdminTranslated() ? (storedCatalogue?.language ?? getOtherLanguage(DEFAULT_LANGUAGE)) : DEFAULT_LANGUAGE;

/** BCP 47 tag for `lang`. */
export const adminLanguageTag = (): string => LANGUAGE_TAGS[adminLanguage()].lang;

/** In the language of the admin. */
export const languageName = (language: Language): string =>
  new Intl.DisplayNames([adminLanguageTag()], { type: "language" }).of(language) ?? LANGUAGE_NAMES[language];

/** Of a field such as `title_ml`. */
export const fieldLanguage = (name: string): Language =>
  getOtherLanguages(DEFAULT_LANGUAGE).find((language) => name.endsWith(`_${language}`)) ?? DEFAULT_LANGUAGE;

/** BCP 47 tag for dates; British English. */
export const dateLanguageTag = (): string => (isAdminTranslated() ? adminLanguageTag() : "en-GB");

/** Shows the admin in this language. Reloads the page if it was shown in another one, or never returns. */
export async function showAdminIn(language: Language): Promise<void> {
  if (language === adminLanguage()) return;
  if (language === DEFAULT_LANGUAGE) localStorage.removeItem(ADMIN_CATALOGUE);
  else await storeCatalogue(language);
  location.reload();
  await new Promise(() => {});
}

/** Session storage key of a choice on the login page, for the account that logs in next. */
const CHOSEN = "admin-language";

export async function chooseLanguage(language: Language): Promise<void> {
  sessionStorage.setItem(CHOSEN, language);
  await showAdminIn(language);
}

/** The choice on the login page, once. */
export function takeChosenLanguage(): Language | undefined {
  const chosen = LANGUAGES.find((language) => language === sessionStorage.getItem(CHOSEN));
  sessionStorage.removeItem(CHOSEN);
  return chosen;
}

async function storeCatalogue(language: Language): Promise<void> {
  const { default: texts } = (await import(`./${language}.json`)) as { default: AdminCatalogue };
  const catalogue: StoredCatalogue = { version: import.meta.env["ADMIN_CATALOGUE"], language, texts };
  localStorage.setItem(ADMIN_CATALOGUE, JSON.stringify(catalogue));
}

/** Replaces the catalogue of an earlier release, for the next page. */
export async function refreshCatalogue(): Promise<void> {
  if (!isAdminTranslated()) return;
  const { version } = JSON.parse(localStorage.getItem(ADMIN_CATALOGUE) ?? "{}");
  if (version !== import.meta.env["ADMIN_CATALOGUE"]) await storeCatalogue(adminLanguage());
}
