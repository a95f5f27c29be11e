export interface Run {
  lang: string;
  words: string;
}

const VOID = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
const SILENT = new Set(["script", "style", "noscript"]);
/** Attributes that are read aloud or displayed, and meta content. */
const READ = ["aria-label", "alt", "title", "placeholder"];

/** All text for sighted readers, screen readers and link previews. Relies on well-formed HTML. */
export function readHtml(html: string): Run[] {
  const runs: Run[] = [];
  const open: { tag: string; lang: string; silent: boolean }[] = [{ tag: "", lang: "", silent: false }];
  const say = (lang: string, words: string) => {
    const plain = decoded(words).trim();
    if (plain !== "") runs.push({ lang, words: plain });
  };
  const token = /<!--[^]*?-->|<!doctype[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:\s[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi;
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const [, closing, name = "", attributes = "", text] = found;
    const around = open.at(-1) ?? { tag: "", lang: "", silent: false };
    if (text !== undefined) {
      if (!around.silent) say(around.lang, text);
      continue;
    }
    const tag = name.toLowerCase();
    if (tag === "") continue;
    if (closing) {
      if (open.some((item) => item.tag === tag)) while (open.pop()?.tag !== tag);
      continue;
    }
    const lang = attribute(attributes, "lang") ?? around.lang;
    for (const read of READ) say(lang, attribute(attributes, read) ?? "");
    if (tag === "meta" && /(description|og:title|og:site_name|og:image:alt)"/.test(attributes))
      say(lang, attribute(attributes, "content") ?? "");
    if (SILENT.has(tag)) {
      token.lastIndex = Math.max(html.indexOf(`</${name}`, token.lastIndex), token.lastIndex);
      continue;
    }
    if (!VOID.has(tag)) open.push({ tag, lang, silent: around.silent });
  }
  return runs;
}

export const elementsIn = (html: string, tag: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${tag}\\s([^>]*)>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([^\s=]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name.toLowerCase(),
        decoded(value),
      ]),
    ),
  );

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, "i").exec(attributes)?.[1];

const decoded = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
