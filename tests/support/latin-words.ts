import { readHtml } from "./read-html.ts";

const NAMES = [
  "WhatsApp",
  "Facebook",
  "Instagram",
  "YouTube",
  "X",
  "LinkedIn",
  "PDF",
  "PNG",
  "SVG",
  "JPEG",
  "WebP",
  "MB",
  "kB",
  "Escape",
];

/**
 * Latin words, with context, in a page in Malayalam, without names and text marked as another language.
 * @param written user content, longest first, which is allowed
 */
export const findLatinWords = (html: string, written: readonly string[] = []): string[] =>
  readHtml(html)
    .filter(({ lang }) => lang === "ml")
    .flatMap(({ words }) =>
      (ownNames(words, written).match(/\p{Script=Latin}[\p{Script=Latin}']*/gu) ?? [])
        .filter((word) => !NAMES.includes(word))
        .map((word) => `${word}: ${words.slice(0, 80)}`),
    );

function ownNames(words: string, written: readonly string[]): string {
  const cut = words.replace(/…$/, "");
  if (written.some((text) => text.startsWith(cut))) return "";
  return written
    .reduce((rest, text) => rest.replaceAll(text, " "), words)
    .replace(/#\w+|\S+@\S+|https?:\S+|localhost:\d+|\bA[34]\b/g, " ");
}
