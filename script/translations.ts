import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { getSources, PUBLIC_MESSAGES } from "./public-messages.ts";
import {
  alone,
  type Entry,
  entriesIn,
  getEntries,
  getWords,
  provenBy,
  reworded,
  sentencesIn,
  unproven,
  written,
} from "./translations-file.ts";

const FILE = "docs/malayalam-words.txt";
const SPELLING = "docs/malayalam-spelling.txt";
const USAGE = `script/translations             writes ${FILE} anew: what is unread, read and outdated
script/translations take FILE   takes the corrections of a reader from such a file into the sources
script/translations alone       prints the Malayalam that nobody translated back yet, without the English
script/translations back FILE   takes the back-translations that were written into that
`;

const [act, path] = process.argv.slice(2);
if (act === undefined) write();
else if (act === "take" && path !== undefined) importAll(path);
else if (act === "alone") process.stdout.write(alone(now()));
else if (act === "back" && path !== undefined) write(provenBy(readFileSync(path, "utf8"), now()));
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

function now(): Entry[] {
  const before = existsSync(FILE) ? entriesIn(readFileSync(FILE, "utf8")) : [];
  return getEntries(PUBLIC_MESSAGES.en, PUBLIC_MESSAGES.ml, before);
}

function write(entries = now()): void {
  writeFileSync(FILE, written(entries));
  const many = (read: string) => entries.filter((entry) => entry.read === read).length;
  const all = new Set(entries.map(({ key }) => key));
  const missing = sentencesIn(PUBLIC_MESSAGES.en).filter(([key]) => !all.has(key));
  for (const [key] of missing) process.stdout.write(`missing: ${key}\n`);
  const looked = new Set(readFileSync(SPELLING, "utf8").split(/\r?\n/));
  const unknown = getWords(entries.map(({ ml }) => ml)).filter((word) => !looked.has(word));
  for (const word of unknown) process.stdout.write(`look at its spelling, then add it to ${SPELLING}: ${word}\n`);
  process.stdout.write(
    `${FILE}: ${entries.length} sentences, ${many("no")} unread, ${many("yes")} read, ${many("outdated")} outdated, ${missing.length} missing, ${unproven(entries).length} not translated back.\n`,
  );
}

/** Applies corrections to the sources; prints those to do by hand. */
function importAll(path: string): void {
  const before = new Map(now().map(({ key, ml }) => [key, ml]));
  const corrected = entriesIn(readFileSync(path, "utf8"));
  for (const { key, ml } of corrected) {
    const was = before.get(key);
    if (was !== undefined && was !== ml && !importFile(key, was, ml)) process.stdout.write(`by hand: ${key}: ${ml}\n`);
  }
  // Changed texts need a new back-translation.
  writeFileSync(
    FILE,
    written(corrected.map((entry) => (before.get(entry.key) === entry.ml ? entry : { ...entry, back: "" }))),
  );
  process.stdout.write(`Taken. Now run script/translations and script/test static.\n`);
}

function importFile(key: string, before: string, after: string): boolean {
  const places = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted().join();
  if (places(before) !== places(after)) return false;
  const changed = globSync(getSources(key)).flatMap((source) => {
    const text = reworded(readFileSync(source, "utf8"), { key, before, after });
    return text === null ? [] : [{ source, text }];
  });
  const [only] = changed;
  if (only === undefined || changed.length > 1) return false;
  writeFileSync(only.source, only.text);
  return true;
}
