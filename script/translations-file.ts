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

const HEAD = `# What the public site says, in English and in Malayalam, for a reader who grew up with Malayalam. "back:" is what somebody
# who did not see the English made of the Malayalam again.
#
# Correct the lines that begin with "ml:" and write "read: yes" where both lines say the same well. Leave keys, English and
# places such as {number} as they are. Then: script/translations take THIS-FILE
`;

export function sentencesIn(words: unknown, key = ""): [key: string, sentence: string][] {
  if (typeof words === "string") return words === "" ? [] : [[key, words]];
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([name, inner]) => sentencesIn(inner, key === "" ? name : `${key}.${name}`));
}

export const getWords = (sentences: readonly string[]): string[] =>
  [
    ...new Set(sentences.join("\n").match(/\p{Script=Malayalam}[\p{Script=Malayalam}\u200C\u200D]*/gu) ?? []),
  ].toSorted();

export function linesBelow(words: unknown, key = ""): { key: string; en: string; ml: string }[] {
  if (typeof words !== "object" || words === null) return [];
  const all = Object.entries(words);
  return all.flatMap(([name, inner], at) => {
    const here = key === "" ? name : `${key}.${name}`;
    if (typeof inner !== "string") return linesBelow(inner, here);
    if (inner === "" || !/malayalam$/i.test(name)) return [];
    const above = sentencesIn(all[at - 1]?.[1]).map(([, sentence]) => sentence);
    return [{ key: here, en: above.join(" "), ml: inner }];
  });
}

/** Current messages, with review states from an earlier file. */
export function getEntries(english: unknown, malayalam: unknown, before: readonly Entry[]): Entry[] {
  const ml = new Map(sentencesIn(malayalam));
  const known = new Map(before.map((entry) => [entry.key, entry]));
  // Moved and duplicate messages keep their back-translation.
  const proven = new Map(before.map(({ ml: words, back }) => [words, back] as const).filter(([, back]) => back !== ""));
  const lines = new Map(linesBelow(english).map((line) => [line.key, line]));
  return sentencesIn(english).flatMap(([key, sentence]) => {
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
export const unproven = (entries: readonly Entry[]): string[] => [
  ...new Set(entries.filter(({ ml, back }) => back === "" && /\p{Script=Malayalam}/u.test(ml)).map(({ ml }) => ml)),
];

export const written = (entries: readonly Entry[]): string =>
  [
    HEAD,
    ...entries.map(
      ({ key, en, ml, back, read }) => `[${key}]\nen: ${en}\nml: ${ml}\n${`back: ${back}`.trim()}\nread: ${read}\n`,
    ),
  ].join("\n");

/** Parses the file. @throws Error with the position */
export function entriesIn(text: string): Entry[] {
  return blocksIn(text, /^(?=\[)/m)
    .filter((block) => block.startsWith("["))
    .map((block) => {
      const [, key = ""] = /^\[([^\]\n]+)\]/.exec(block) ?? [];
      const [en, ml, read] = [toLine(block, "en"), toLine(block, "ml"), toLine(block, "read")];
      if (key === "" || en === undefined || !ml || (read !== "no" && read !== "yes" && read !== "outdated"))
        throw new Error(`This cannot be read:\n${block}`);
      return { key, en, ml: ml.normalize("NFC"), back: toLine(block, "back") ?? "", read };
    });
}

/** For blind back-translation: shuffled, without English. */
export const alone = (entries: readonly Entry[]): string =>
  unproven(entries)
    .map((ml) => [[...ml].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7), ml] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, ml]) => `ml: ${ml}\nback:\n`)
    .join("\n");

export function provenBy(text: string, entries: readonly Entry[]): Entry[] {
  const backs = new Map(
    blocksIn(text, /^(?=ml:)/m).map((block) => [toLine(block, "ml")?.normalize("NFC"), toLine(block, "back") ?? ""]),
  );
  return entries.map((entry) => ({ ...entry, back: backs.get(entry.ml) || entry.back }));
}

/** Replaces a message in source code; null unless it occurs exactly once under its key. */
export function reworded(
  source: string,
  { key, before, after }: Record<"key" | "before" | "after", string>,
): string | null {
  const name = key.split(".").at(-1) ?? "";
  const literal = JSON.stringify(before);
  const places = source.split(literal).length - 1;
  if (places === 1) return source.replace(literal, () => JSON.stringify(after));
  const named = new RegExp(`((?:^|[\\s{,])"?${escaped(name)}"?:\\s*)${escaped(literal)}`, "g");
  const found = [...source.matchAll(named)];
  return found.length === 1 ? source.replace(named, (_, start: string) => start + JSON.stringify(after)) : null;
}

const blocksIn = (text: string, at: RegExp) =>
  text
    .replaceAll("\r\n", "\n")
    .replace(/^\uFEFF/, "")
    .split(at);
const toLine = (block: string, name: string) => new RegExp(`^${name}:[ \\t]*(.*?)[ \\t]*$`, "m").exec(block)?.[1];
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
