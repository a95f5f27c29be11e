import { readHtml } from "./read-html.ts";

/** Names, and a key, that are written in Latin letters in every language; hashtags and addresses are told by their form. */
const NAMES = [
  "WhatsApp",
  "Facebook",
  "Instagram",
  "YouTube",
  "X",
  "LinkedIn",
  "PDF",
  "PNG",
  "JPEG",
  "WebP",
  "MB",
  "kB",
  "Escape",
];

/**
 * The words in Latin letters of a page that says it is in Malayalam, each with what stands around it: none but names, and
 * what is marked as another language, should be.
 * @param written what others wrote, longest first: it stays in its own language, also where it stands within a sentence
 */
export const latinWords = (html: string, written: readonly string[] = []): string[] =>
  readHtml(html)
    .filter(({ lang }) => lang === "ml")
    .flatMap(({ words }) =>
      (ownWords(words, written).match(/\p{Script=Latin}[\p{Script=Latin}']*/gu) ?? [])
        .filter((word) => !NAMES.includes(word))
        .map((word) => `${word}: ${words.slice(0, 80)}`),
    );

/** What the product itself says of a run: without hashtags, addresses, the size of a paper, and what others wrote, whole or its beginning. */
function ownWords(words: string, written: readonly string[]): string {
  const cut = words.replace(/…$/, "");
  if (written.some((text) => text.startsWith(cut))) return "";
  return written
    .reduce((rest, text) => rest.replaceAll(text, " "), words)
    .replace(/#\w+|\S+@\S+|https?:\S+|\bA[34]\b/g, " ");
}
