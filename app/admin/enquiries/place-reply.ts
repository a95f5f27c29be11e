/** Saved replies are stored with the line breaks that a form sent; a text area has its own. */
const plain = (text: string): string => text.replace(/\r\n?/g, "\n").trim();

/** The longest of some texts that a reply begins with, unedited; undefined when it begins with none. */
export const getBeginsWithOne = (written: string, known: readonly string[]): string | undefined =>
  known
    .map(plain)
    .filter((item) => item !== "" && (plain(written) === item || plain(written).startsWith(`${item}\n\n`)))
    .sort((a, b) => b.length - a.length)[0];

/**
 * A reply with a saved reply put in: it takes the place of one of `known` that was not edited, and what is one's own stays
 * below it.
 */
export function withSavedReply(written: string, text: string, known: readonly string[]): string {
  const before = getBeginsWithOne(written, known) ?? "";
  const own = plain(written).slice(before.length).trim();
  return own === "" ? plain(text) : `${plain(text)}\n\n${own}`;
}
