import { CATALOGUES } from "../shared/i18n/catalogues.ts";
import { parsePlural, splitPlaceholders } from "../shared/i18n/interpolate.ts";

export const PLACEHOLDERS_FILE = "shared/i18n/placeholders.ts";

/** Every text of some messages with its dotted path. */
export function listMessages(tree: unknown, key = ""): [key: string, message: string][] {
  if (typeof tree === "string") return [[key, tree]];
  return Object.entries(tree as object).flatMap(([name, inner]) => listMessages(inner, key ? `${key}.${name}` : name));
}

/** Names in a message, in order. */
export function listPlaceholders(message: string): string[] {
  const plural = parsePlural(message);
  const names = (plural ? Object.values(plural.forms) : [message]).flatMap((sentence) =>
    splitPlaceholders(sentence).flatMap((part) => (typeof part === "string" ? [] : [part.place])),
  );
  return [...new Set([...(plural ? [plural.name] : []), ...names])];
}

/** The source of the types, as JSON imports have no literal types. */
export function formatPlaceholders(): string {
  const lines = listMessages(CATALOGUES.en).flatMap(([key, message]) => {
    const names = listPlaceholders(message).map((name) => JSON.stringify(name));
    // Items of a list have one type.
    const path = key.replace(/\.\d+$/, "");
    return names.length === 0 ? [] : [`  "${path}": [${names.join(", ")}];\n`];
  });
  return `/** Placeholders of the English messages, written by \`script/translations\`. */\nexport interface Placeholders {\n${lines.join("")}}\n`;
}
