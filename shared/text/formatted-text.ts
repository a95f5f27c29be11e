/** WORD JOINER: a stored text that begins with it is Markdown, any other is plain text. */
const FORMATTED = "\u2060";

export const isFormatted = (stored: string): boolean => stored.startsWith(FORMATTED);

/** The Markdown of a stored text; a plain one looks the same. */
export const toMarkdown = (stored: string): string =>
  isFormatted(stored) ? stored.slice(FORMATTED.length) : escapeMarkdown(stored);

/** What is stored for the Markdown of an editor: without formatting, plain text. */
export function toStoredText(markdown: string): string {
  const plain = withoutMarkdown(markdown).trim();
  return escapeMarkdown(plain) === markdown ? plain : FORMATTED + markdown;
}

/** For cards, calendars, search and programs. */
export const toPlainText = (stored: string): string =>
  isFormatted(stored) ? withoutMarkdown(stored.slice(FORMATTED.length)).trim() : stored;

const LINE_SIGN = /^ *(?::::\w*|[-+*]|#{1,6}|>)(?: +|$)/gm;
const SIGN =
  /\\([!-/:-@[-`{-~])|([\p{L}\p{N}\p{M}]_+)(?=[\p{L}\p{N}\p{M}])|\]\((?:<[^<>\n]*>|(?:[^()\s]|\([^()\s]*\))*)\)|!?\[|[*_]+|\]/gu;

/** Without signs and link targets; bullets stay visible. */
export const withoutMarkdown = (markdown: string): string =>
  markdown
    .replace(LINE_SIGN, (sign) => (/[-+*]/.test(sign) ? "• " : ""))
    .replace(SIGN, (_sign, escaped: string | undefined, word: string | undefined) => escaped ?? word ?? "");

/** Lines of plain text as Markdown that looks the same. */
const escapeMarkdown = (plain: string): string =>
  plain
    .replace(/\n\s*\n\s*/g, "\n\n")
    .split("\n")
    .map((line) => escapeLineStart(escapeSigns(line).trim()))
    .join("\n");

/** Signs within a line. */
export const escapeSigns = (text: string): string =>
  text
    .replace(/[\n\t]/g, " ")
    .replace(/[\\*[\]]/g, "\\$&")
    .replace(/[\p{L}\p{N}\p{M}]_(?=[\p{L}\p{N}\p{M}])|_/gu, (sign) => (sign === "_" ? "\\_" : sign));

/** Text that would begin another block. */
export const escapeLineStart = (line: string): string =>
  line
    .replace(/^(?:>|[+-](?=\s|$)|#{1,6}(?=\s|$)|:::|[|:-][\s|:-]*$)/, "\\$&")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
