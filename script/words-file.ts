/** One sentence of the public site in both languages, and how far a native reader has come with it. */
export interface Entry {
  /** Where it stands: `home.tag`. */
  key: string;
  en: string;
  ml: string;
  /** `outdated`: the English has changed since somebody read both. */
  read: "no" | "yes" | "outdated";
}

const HEAD = `# What the public site says, in English and in Malayalam, for a reader who grew up with Malayalam.
#
# Correct the lines that begin with "ml:" and write "read: yes" where both lines say the same well. Leave keys, English and
# places such as {number} as they are. Then: script/words take THIS-FILE
`;

/** All sentences of a catalogue, by key, in its order. */
export function sentencesIn(words: unknown, key = ""): [key: string, sentence: string][] {
  if (typeof words === "string") return words === "" ? [] : [[key, words]];
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([name, inner]) => sentencesIn(inner, key === "" ? name : `${key}.${name}`));
}

/** What stands now, with what was read of it according to an earlier file. */
export function entriesOf(english: unknown, malayalam: unknown, before: readonly Entry[]): Entry[] {
  const ml = new Map(sentencesIn(malayalam));
  const known = new Map(before.map((entry) => [entry.key, entry]));
  return sentencesIn(english).flatMap(([key, en]) => {
    const words = ml.get(key);
    // The Malayalam line below an English title has none on the other side.
    if (words === undefined) return [];
    const was = known.get(key);
    const same = was?.ml === words;
    const read = !was || !same || was.read === "no" ? "no" : was.en === en ? was.read : "outdated";
    return [{ key, en, ml: words, read }];
  });
}

/** The entries as a plain text. */
export const written = (entries: readonly Entry[]): string =>
  [HEAD, ...entries.map(({ key, en, ml, read }) => `[${key}]\nen: ${en}\nml: ${ml}\nread: ${read}\n`)].join("\n");

/** The entries of such a text, however its lines end. @throws Error that names the place where it cannot be read. */
export function entriesIn(text: string): Entry[] {
  const blocks = text
    .replaceAll("\r\n", "\n")
    .replace(/^\uFEFF/, "")
    .split(/^(?=\[)/m)
    .filter((block) => block.startsWith("["));
  return blocks.map((block) => {
    const line = (name: string) => new RegExp(`^${name}:[ \\t]*(.*?)[ \\t]*$`, "m").exec(block)?.[1];
    const [, key = ""] = /^\[([^\]\n]+)\]/.exec(block) ?? [];
    const [en, ml, read] = [line("en"), line("ml"), line("read")];
    if (key === "" || en === undefined || !ml || (read !== "no" && read !== "yes" && read !== "outdated"))
      throw new Error(`This cannot be read:\n${block}`);
    return { key, en, ml: ml.normalize("NFC"), read };
  });
}

/**
 * The source of a part with one sentence in another wording; null where the sentence does not stand there once under its
 * own name, as when it is put together of pieces.
 */
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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
