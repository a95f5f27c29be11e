import { ADMIN_CATALOGUE, isAdminTranslated } from "../../../shared/i18n/admin-text.ts";
import { LANGUAGE_TAGS, LANGUAGES, type Language } from "../../../shared/i18n/languages.ts";

/** Of this browser; follows the account after a login. */
export const adminLanguage = (): Language => (isAdminTranslated() ? "ml" : "en");

/** BCP 47 tag for dates and `lang`. */
export const adminLanguageTag = (): string => LANGUAGE_TAGS[adminLanguage()].lang;

/** Shows the admin in this language. Reloads the page if it was shown in another one, or never returns. */
export async function showAdminIn(language: Language): Promise<void> {
  if (language === adminLanguage()) return;
  if (language === "en") localStorage.removeItem(ADMIN_CATALOGUE);
  else await storeCatalogue();
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

async function storeCatalogue(): Promise<void> {
  const { default: texts } = await import("./ml.json");
  const version = import.meta.env["ADMIN_CATALOGUE"];
  localStorage.setItem(ADMIN_CATALOGUE, JSON.stringify({ version, texts }));
}

/** Replaces the catalogue of an earlier release, for the next page. */
export async function refreshCatalogue(): Promise<void> {
  if (!isAdminTranslated()) return;
  const { version } = JSON.parse(localStorage.getItem(ADMIN_CATALOGUE) ?? "{}");
  if (version !== import.meta.env["ADMIN_CATALOGUE"]) await storeCatalogue();
}
