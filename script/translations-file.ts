import { parsePlural } from "../shared/i18n/interpolate.ts";
import NOTES from "../shared/i18n/notes.json" with { type: "json" };

export interface Entry {
  /** Such as `home.tag`. */
  key: string;
  en: string;
  ml: string;
  /** Blind back-translation of the Malayalam; blank if none. */
  back: string;
  /** Read by a native speaker; `outdated`: the English has changed. */
  read: "no" | "yes" | "outdated";
}

const HEAD = `# The messages of the public site in English and Malayalam, for review by a native speaker of Malayalam. "back:" is a
# translation of the Malayalam by a translator who had not seen the English.
#
# Correct the lines that begin with "ml:" and write "read: yes" where both lines have the same meaning. Do not change keys,
# English or placeholders such as {number}. Then: script/translations take THIS-FILE
`;

export function listSentences(words: unknown, key = ""): [key: string, sentence: string][] {
  if (typeof words === "string") {
    const plural = parsePlural(words);
    return plural ? listSentences(plural.forms, key) : words === "" ? [] : [[key, words]];
  }
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([name, inner]) => listSentences(inner, key === "" ? name : `${key}.${name}`));
}

export const getWords = (sentences: readonly string[]): string[] =>
  [
    ...new Set(sentences.join("\n").match(/\p{Script=Malayalam}[\p{Script=Malayalam}\u200C\u200D]*/gu) ?? []),
  ].toSorted();

export function listMalayalamLines(words: unknown, key = ""): { key: string; en: string; ml: string }[] {
  if (typeof words !== "object" || words === null) return [];
  const all = Object.entries(words);
  return all.flatMap(([name, inner], at) => {
    const fullKey = key === "" ? name : `${key}.${name}`;
    if (typeof inner !== "string") return listMalayalamLines(inner, fullKey);
    if (inner === "" || !/malayalam$/i.test(name)) return [];
    const above = listSentences(all[at - 1]?.[1]).map(([, sentence]) => sentence);
    return [{ key: fullKey, en: above.join(" "), ml: inner }];
  });
}

/** Current messages, with review states from an earlier file. */
export function getEntries(english: unknown, malayalam: unknown, before: readonly Entry[]): Entry[] {
  const ml = new Map(listSentences(malayalam));
  const known = new Map(before.map((entry) => [entry.key, entry]));
  // Moved and duplicate messages keep their back-translation.
  const proven = new Map(before.map(({ ml: words, back }) => [words, back] as const).filter(([, back]) => back !== ""));
  const lines = new Map(listMalayalamLines(english).map((line) => [line.key, line]));
  return listSentences(english).flatMap(([key, sentence]) => {
    const line = lines.get(key);
    const [en, words] = line ? [line.en, line.ml] : [sentence, ml.get(key)];
    if (words === undefined) return [];
    const was = known.get(key);
    const same = was?.ml === words;
    const read = !was || !same || was.read === "no" ? "no" : was.en === en ? was.read : "outdated";
    return [{ key, en, ml: words, back: proven.get(words) ?? "", read }];
  });
}

/** Texts without back-translation, once each; only those in Malayalam script. */
export const listWithoutBackTranslation = (entries: readonly Entry[]): string[] => [
  ...new Set(entries.filter(({ ml, back }) => back === "" && /\p{Script=Malayalam}/u.test(ml)).map(({ ml }) => ml)),
];

export const formatEntries = (entries: readonly Entry[]): string =>
  [
    HEAD,
    ...entries.map(({ key, en, ml, back, read }) =>
      [`[${key}]`, ...listNotes(key), `en: ${en}`, `ml: ${ml}`, `back: ${back}`.trim(), `read: ${read}\n`].join("\n"),
    ),
  ].join("\n");

const listNotes = (key: string): string[] =>
  Object.entries(NOTES).flatMap(([place, note]) => (`${key}.`.startsWith(`${place}.`) ? [`note: ${note}`] : []));

/** Parses the file. @throws Error with the position */
export function parseEntries(text: string): Entry[] {
  return splitBlocks(text, /^(?=\[)/m)
    .filter((block) => block.startsWith("["))
    .map((block) => {
      const [, key = ""] = /^\[([^\]\n]+)\]/.exec(block) ?? [];
      const [en, ml, read] = [getField(block, "en"), getField(block, "ml"), getField(block, "read")];
      if (key === "" || en === undefined || !ml || (read !== "no" && read !== "yes" && read !== "outdated"))
        throw new Error(`Invalid entry:\n${block}`);
      return { key, en, ml: ml.normalize("NFC"), back: getField(block, "back") ?? "", read };
    });
}

/** For blind back-translation: shuffled, without English. */
export const formatForBackTranslation = (entries: readonly Entry[]): string =>
  listWithoutBackTranslation(entries)
    .map((ml) => [[...ml].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7), ml] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, ml]) => `ml: ${ml}\nback:\n`)
    .join("\n");

export function addBackTranslations(text: string, entries: readonly Entry[]): Entry[] {
  const backs = new Map(
    splitBlocks(text, /^(?=ml:)/m).map((block) => [
      getField(block, "ml")?.normalize("NFC"),
      getField(block, "back") ?? "",
    ]),
  );
  return entries.map((entry) => ({ ...entry, back: backs.get(entry.ml) || entry.back }));
}

/** Replaces a message in a source file, or a form of a plural; null unless it occurs exactly once under its key. */
export function replaceMessage(
  source: string,
  { key, before, after }: Record<"key" | "before" | "after", string>,
): string | null {
  const name = key.split(".").at(-1) ?? "";
  const form = `${name} {${before}}`;
  if (source.split(form).length === 2) return source.replace(form, () => `${name} {${after}}`);
  const literal = JSON.stringify(before);
  const places = source.split(literal).length - 1;
  if (places === 1) return source.replace(literal, () => JSON.stringify(after));
  const named = new RegExp(`((?:^|[\\s{,])"?${RegExp.escape(name)}"?:\\s*)${RegExp.escape(literal)}`, "g");
  const found = [...source.matchAll(named)];
  return found.length === 1 ? source.replace(named, (_, start: string) => start + JSON.stringify(after)) : null;
}

const splitBlocks = (text: string, at: RegExp) =>
  text
    .replaceAll("\r\n", "\n")
    .replace(/^\uFEFF/, "")
    .split(at);
const getField = (block: string, name: string) => new RegExp(`^${name}:[ \\t]*(.*?)[ \\t]*$`, "m").exec(block)?.[1];
