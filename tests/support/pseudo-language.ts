import { execFile } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";

/** The accented pseudo-locale of CLDR. */
export const PSEUDO_LANGUAGE = { code: "xa", tag: "en-XA", name: "Ƥśéúďó" };
/** Ends each of its texts, which are 40 % longer than English. */
export const PADDING = " óńé";

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter, at) => [
    letter,
    [..."áƀćđéƒğĥíĵķĺḿńóþɋŕśťúṽŵẋýźÁƁĆĐÉƑĞĤÍĴĶĹḾŃÓÞɊŔŚŤÚṼŴẊÝŹ"][at] ?? letter,
  ]),
);

const accent = (text: string) =>
  text.replaceAll(/\{\w+(?:, number)?\}|[a-z]/gi, (part) => (part.startsWith("{") ? part : (ACCENTED[part] ?? part)));

function translate(sentence: string): string {
  if (!/[a-z]/i.test(sentence.replaceAll(/\{\w+(?:, number)?\}/g, "")) || sentence.startsWith("#")) return sentence;
  return `[${accent(sentence)}${PADDING.repeat(Math.ceil((sentence.length * 0.4 - 2) / 4))}]`;
}

const toPseudo = (message: string): string =>
  message.includes(", plural,")
    ? message.replaceAll(/(\w+) \{((?:[^{}]|\{\w+\})*)\}/g, (_, form, sentence) => `${form} {${translate(sentence)}}`)
    : translate(message);

/** @param malayalam where blank, as the second line of bilingual titles, the translation is blank too */
function translateAll(english: unknown, malayalam: unknown): unknown {
  if (typeof english === "string") return malayalam === "" ? "" : toPseudo(english);
  const inner = (name: string | number) => (malayalam as Record<string, unknown> | undefined)?.[name];
  if (Array.isArray(english)) return english.map((item, at) => translateAll(item, inner(at)));
  if (typeof english !== "object" || english === null) return english;
  return Object.fromEntries(Object.entries(english).map(([name, text]) => [name, translateAll(text, inner(name))]));
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** What a project adds for a language, as `docs/how-to/add-a-translation.md` says: its entry in the list, and catalogues. */
function addLanguage(folder: string): void {
  const { code, tag, name } = PSEUDO_LANGUAGE;
  const write = (file: string, texts: unknown) => writeFileSync(join(folder, file), JSON.stringify(texts));
  const list = join(folder, "shared/i18n/languages.ts");
  const entries = { LANGUAGES: `"${code}"`, LANGUAGE_NAMES: `${code}: "${name}"`, SCRIPTS: `${code}: "Latin"` };
  let source = readFileSync(list, "utf8").replace(
    /(LANGUAGE_TAGS = \{)/,
    `$1 ${code}: { lang: "${tag}", locale: "en_XA" },`,
  );
  for (const [constant, entry] of Object.entries(entries))
    source = source.replace(new RegExp(`(const ${constant}\\b[^=]*= [[{][^\\]}]*)([\\]}])`), `$1, ${entry}$2`);
  writeFileSync(list, source);
  cpSync(join(folder, "shared/i18n/en"), join(folder, "shared/i18n", code), { recursive: true });
  for (const file of globSync("shared/i18n/en/*.json"))
    write(
      `shared/i18n/${code}/${basename(file)}`,
      translateAll(readJson(file), readJson(file.replace("/en/", "/ml/"))),
    );
  const admin = Object.keys(readJson("app/admin/i18n/ml.json")).map((text) => [text, translate(text)]);
  write(`app/admin/i18n/${code}.json`, Object.fromEntries(admin));
  const { ml } = readJson("shared/i18n/districts.json");
  const names = Object.fromEntries(Object.keys(ml).map((english) => [english, accent(english)]));
  write("shared/i18n/districts.json", { ml, [code]: names });
}

/** Builds the product with a further language. Returns its folder. */
export async function buildWithPseudoLanguage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-pseudo-"));
  const run = promisify(execFile);
  const { stdout } = await run("git", [
    "ls-files",
    "app",
    "server",
    "shared",
    "sample-content",
    "patches",
    "public",
    "script",
    ":(top,glob)*",
  ]);
  for (const file of stdout.split("\n").filter(Boolean)) cpSync(file, join(folder, file));
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  addLanguage(folder);
  await run("bash", ["-c", ". script/setup && use_pinned_node && build"], { cwd: folder });
  return folder;
}
