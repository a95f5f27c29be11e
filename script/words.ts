import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { ENGLISH } from "../app/words/english/all.ts";
import { MALAYALAM } from "../app/words/malayalam/all.ts";
import { entriesIn, entriesOf, reworded, sentencesIn, written } from "./words-file.ts";

const FILE = "docs/malayalam-words.txt";
const HELP = `script/words             writes ${FILE} anew: what is unread, read and outdated
script/words take FILE   takes the corrections of a reader from such a file into the sources
`;

const [act, path] = process.argv.slice(2);
if (act === undefined) write(FILE);
else if (act === "take" && path !== undefined) take(path);
else {
  process.stderr.write(HELP);
  process.exitCode = 2;
}

/** Writes the file anew; what an earlier one says was read stays read for as long as nothing changed. */
function write(earlier: string, malayalam: unknown = MALAYALAM): void {
  const entries = entriesOf(ENGLISH, malayalam, existsSync(earlier) ? entriesIn(readFileSync(earlier, "utf8")) : []);
  writeFileSync(FILE, written(entries));
  const many = (read: string) => entries.filter((entry) => entry.read === read).length;
  const all = new Set(entries.map(({ key }) => key));
  const missing = sentencesIn(ENGLISH).filter(([key]) => !all.has(key) && !/malayalam$/i.test(key));
  for (const [key] of missing) process.stdout.write(`missing: ${key}\n`);
  process.stdout.write(
    `${FILE}: ${entries.length} sentences, ${many("no")} unread, ${many("yes")} read, ${many("outdated")} outdated, ${missing.length} missing.\n`,
  );
}

/** Puts what a reader corrected into the sources, and says what somebody must do by hand. */
function take(path: string): void {
  const now = new Map(sentencesIn(MALAYALAM));
  const corrected = entriesIn(readFileSync(path, "utf8"));
  const sources = globSync("app/words/malayalam/*.ts");
  for (const { key, ml } of corrected) {
    const before = now.get(key);
    if (before === undefined || before === ml) continue;
    const places = (before.match(/\{\w+\}/g) ?? []).toSorted().join();
    if (places !== (ml.match(/\{\w+\}/g) ?? []).toSorted().join()) {
      process.stdout.write(`by hand, its places differ: ${key}\n`);
      continue;
    }
    const holds = sources.filter((source) => readFileSync(source, "utf8").includes(JSON.stringify(before)));
    const changed = holds.flatMap((source) => {
      const text = reworded(readFileSync(source, "utf8"), { key, before, after: ml });
      return text === null ? [] : [{ source, text }];
    });
    const [only] = changed;
    if (only === undefined || changed.length > 1) process.stdout.write(`by hand: ${key}: ${ml}\n`);
    else writeFileSync(only.source, only.text);
  }
  writeFileSync(FILE, written(corrected));
  process.stdout.write(`Taken. Now run script/words and script/test static.\n`);
}
