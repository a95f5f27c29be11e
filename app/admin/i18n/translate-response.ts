import { getCatalogue } from "../../../shared/i18n/admin-text.ts";

const PLACEHOLDER = /\{(\w+)(?:, number)?\}/g;

/** Translates a server message whose placeholders are already filled. */
export function translateResponse(sentence: string): string {
  const catalogue = getCatalogue();
  if (!catalogue || catalogue[sentence] !== undefined) return catalogue?.[sentence] ?? sentence;
  for (const [english, translated] of Object.entries(catalogue)) {
    const values = english.includes("{") ? matchValues(english, sentence) : undefined;
    if (values) return translated.replace(PLACEHOLDER, (place, name) => values[name] ?? place);
  }
  return sentence;
}

function matchValues(english: string, sentence: string): Record<string, string> | undefined {
  const names: string[] = [];
  const pattern = english.split(/(\{\w+(?:, number)?\})/).map((part) => {
    const [name] = part.startsWith("{") ? (/\w+/.exec(part) ?? []) : [];
    if (name === undefined) return part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    names.push(name);
    return "([^]+?)";
  });
  const match = new RegExp(`^${pattern.join("")}$`).exec(sentence);
  return match ? Object.fromEntries(names.map((name, at) => [name, match[at + 1] ?? ""])) : undefined;
}
