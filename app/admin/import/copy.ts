import { href } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate, type MessageWith, type Plural, selectPlural } from "../../../shared/i18n/interpolate.ts";
import { IMPORT_LIMITS, type ImportKind } from "../../../shared/import/import.ts";
import { translateResponse } from "../i18n/translate-response.ts";
import { DISTRICT_CONTACTS_SCREEN, ESSENTIAL_LINKS_SCREEN, EVENTS_SCREEN } from "../layout/screens.ts";

interface ImportScreen {
  kind: ImportKind;
  title: string;
  /** The list that the rows are added to. */
  list: string;
  back: string;
}

const SCREENS: readonly ImportScreen[] = [
  { kind: "events", title: t("Import events"), list: EVENTS_SCREEN, back: t("Events") },
  {
    kind: "district-contacts",
    title: t("Import district contacts"),
    list: DISTRICT_CONTACTS_SCREEN,
    back: t("District contacts"),
  },
  {
    kind: "essential-links",
    title: t("Import essential links"),
    list: ESSENTIAL_LINKS_SCREEN,
    back: t("Essential links"),
  },
  {
    kind: "centres",
    title: t("Import treatment centres"),
    list: href("/admin/centres"),
    back: t("Treatment centres"),
  },
];

/** The import screen below a list. */
export function getImportScreen(pathname: string): ImportScreen {
  const screen = SCREENS.find(({ list }) => pathname.startsWith(`${list}/`));
  if (!screen) throw new Error(`no import at ${pathname}`);
  return screen;
}

export const IMPORT_COPY = t({
  about: "Fill in the empty table in a spreadsheet, save it as “CSV UTF-8” and choose the file here.",
  template: "Empty table",
  choose: "Choose a CSV file",
  chooseOther: "Choose another file",
  chooseCorrected: "Choose corrected file",
  result: "Check of the file",
  added: "would be added",
  changed: "would change",
  unchanged: "unchanged",
  withErrors: "with errors",
  nothingStored: "Nothing is imported yet.",
  correct: "Correct these rows in your file, save it, and choose it again.",
  errorsByRow: "Errors by row",
  row: "Row",
  column: "Column",
  value: "In your file",
  whatToCorrect: "What to correct",
  wholeRow: "whole row",
  nothingToStore: "There is nothing to import: all rows are already stored.",
  import: "Import",
  notChecked: "The file could not be checked.",
  notStored: "The file could not be imported.",
  cancelled: "Upload cancelled. Nothing was changed.",
  steps: { file: "File", check: "Check", import: "Import" },
  willBeStored: {
    one: "1 row will be stored. You can restore from History.",
    other: "{n} rows will be stored. You can restore from History.",
  },
  stored: { one: "1 row stored.", other: "{n} rows stored." },
});

/** Of a file above the limit. */
export const TOO_LARGE = t("The file is larger than {megabytes} MB.", { megabytes: IMPORT_LIMITS.bytes / 1024 ** 2 });

export const countRows = (sentence: Plural, n: number): string =>
  interpolate(selectPlural(sentence, n) as MessageWith<["n"]>, { n });

const SUGGESTION = / Did you mean “([^”]+)”\?$/;

/** The server adds a suggestion to some messages. */
export function translateRowError(message: string): string {
  const [suggestion = "", choice] = SUGGESTION.exec(message) ?? [];
  const sentence = translateResponse(message.slice(0, message.length - suggestion.length));
  return choice === undefined ? sentence : `${sentence} ${t("Did you mean “{choice}”?", { choice })}`;
}
