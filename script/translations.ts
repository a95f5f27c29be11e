import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { getMessage, type MessagePath } from "../shared/i18n/catalogues.ts";
import { formatPlaceholders, PLACEHOLDERS_FILE } from "./message-placeholders.ts";
import { getSources, listMalayalamTexts, PUBLIC_MESSAGES } from "./public-messages.ts";
import {
  addBackTranslations,
  type Entry,
  formatEntries,
  formatForBackTranslation,
  getEntries,
  getWords,
  listSentences,
  listWithoutBackTranslation,
  parseEntries,
  replaceMessage,
} from "./translations-file.ts";

const FILE = "docs/malayalam-words.txt";
const SPELLING = "docs/malayalam-spelling.txt";
const USAGE = `script/translations             update ${FILE} and the types of placeholders
script/translations take FILE   write the corrections of a reviewed file into the sources
script/translations alone       print the Malayalam without a back-translation, without the English
script/translations back FILE   import the back-translations added to that
`;

writeFileSync(PLACEHOLDERS_FILE, formatPlaceholders());

const [act, path] = process.argv.slice(2);
if (act === undefined) write();
else if (act === "take" && path !== undefined) importAll(path);
else if (act === "alone") process.stdout.write(formatForBackTranslation(now()));
else if (act === "back" && path !== undefined) write(addBackTranslations(readFileSync(path, "utf8"), now()));
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

function now(): Entry[] {
  const before = existsSync(FILE) ? parseEntries(readFileSync(FILE, "utf8")) : [];
  return getEntries(PUBLIC_MESSAGES.en, PUBLIC_MESSAGES.ml, before);
}

function write(entries = now()): void {
  writeFileSync(FILE, formatEntries(entries));
  const count = (read: string) => entries.filter((entry) => entry.read === read).length;
  const all = new Set(entries.map(({ key }) => key));
  const missing = listSentences(PUBLIC_MESSAGES.en).filter(
    ([key]) => !all.has(key) && getMessage(PUBLIC_MESSAGES.ml, key as MessagePath) === undefined,
  );
  for (const [key] of missing) process.stdout.write(`missing: ${key}\n`);
  const looked = new Set(readFileSync(SPELLING, "utf8").split(/\r?\n/));
  const unknown = getWords(listMalayalamTexts()).filter((word) => !looked.has(word));
  for (const word of unknown) process.stdout.write(`check the spelling and add it to ${SPELLING}: ${word}\n`);
  process.stdout.write(
    `${FILE}: ${entries.length} sentences, ${count("no")} unread, ${count("yes")} read, ${count("outdated")} outdated, ${missing.length} missing, ${listWithoutBackTranslation(entries).length} without back-translation.\n`,
  );
}

/** Applies corrections to the sources; prints those to do by hand. */
function importAll(path: string): void {
  const before = new Map(now().map(({ key, ml }) => [key, ml]));
  const corrected = parseEntries(readFileSync(path, "utf8"));
  for (const { key, ml } of corrected) {
    const was = before.get(key);
    if (was !== undefined && was !== ml && !importFile(key, was, ml)) process.stdout.write(`by hand: ${key}: ${ml}\n`);
  }
  // Changed texts need a new back-translation.
  writeFileSync(
    FILE,
    formatEntries(corrected.map((entry) => (before.get(entry.key) === entry.ml ? entry : { ...entry, back: "" }))),
  );
  process.stdout.write("Corrections imported. Now run script/translations and script/test static.\n");
}

function importFile(key: string, before: string, after: string): boolean {
  const places = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted().join();
  if (places(before) !== places(after)) return false;
  const changed = globSync(getSources(key)).flatMap((source) => {
    const text = replaceMessage(readFileSync(source, "utf8"), { key, before, after });
    return text === null ? [] : [{ source, text }];
  });
  const [only] = changed;
  if (only === undefined || changed.length > 1) return false;
  writeFileSync(only.source, only.text);
  return true;
}
