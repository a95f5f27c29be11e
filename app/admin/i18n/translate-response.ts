import { getCatalogue } from "../../../shared/i18n/admin-text.ts";

/** Translates a server message whose placeholders are already filled. */
export function translateResponse(sentence: string): string {
  const catalogue = getCatalogue();
  if (!catalogue || catalogue[sentence] !== undefined) return catalogue?.[sentence] ?? sentence;
  for (const [english, translated] of Object.entries(catalogue)) {
    const values = english.includes("{") ? matchValues(english, sentence) : undefined;
    if (values) return translated.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
  }
  return sentence;
}

function matchValues(english: string, sentence: string): Record<string, string> | undefined {
  const names: string[] = [];
  const pattern = english
    .split(/(\{\w+\})/)
    .map((part) =>
      /^\{\w+\}$/.test(part) && names.push(part.slice(1, -1)) ? "([^]+?)" : part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"),
    );
  const match = new RegExp(`^${pattern.join("")}$`).exec(sentence);
  return match ? Object.fromEntries(names.map((name, at) => [name, match[at + 1] ?? ""])) : undefined;
}
