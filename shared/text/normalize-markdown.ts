/** Wider tables, and further rows, stay text: the parser fills every row with cells. */
const MAX_COLUMNS = 12;
const MAX_ROWS = 200;

const ITEM = /^ {0,3}(?:[-*]|\d{1,3}[.)])[ \t]+\S/;
const NUMBERED = /^ {0,3}\d{1,3}[.)][ \t]+\S/;
/** Blocks in CommonMark, text for us: `+ 91`, `2026. It`, `####`, an empty item. */
const LITERAL = /^( {0,3})(?=\+[ \t]|\d{4,9}[.)](?:[ \t]|$)|#{4,6}(?:[ \t]|$)|#{1,3}$|[-*+]$|\d{1,3}[.)]$)(\d*)/;

/** Below the head of a table, also of one within a quotation. */
const isDelimiterLine = (line: string): boolean =>
  line.lastIndexOf("-") > line.lastIndexOf(">") && /^[>\s|:-]*$/.test(line);

/** A text directly below a list is no part of its last item, and a list may follow a text directly with any number. */
export function normalizeLines(lines: readonly string[]): string {
  let before = "";
  let rows = 0;
  const normal: string[] = [];
  for (const line of lines.map((line) => line.trimEnd())) {
    const isItem = ITEM.test(line);
    const leaves = ITEM.test(before) && !isItem && /^ ?\S/.test(line);
    const begins = NUMBERED.test(line) && before !== "" && !ITEM.test(before) && !/^\s*>/.test(before);
    if (leaves || (begins && !/^ {2}/.test(before))) normal.push("");
    const isDelimiter = isDelimiterLine(line);
    const isWide = isDelimiter && (line.match(/-+/g)?.length ?? 0) > MAX_COLUMNS;
    const isBlank = /^[>\s]*$/.test(line);
    // Below the first delimiter, another one is a row.
    rows = isBlank ? 0 : rows > 0 ? rows + 1 : isDelimiter && !isWide ? 1 : 0;
    if (rows > MAX_ROWS) {
      normal.push("");
      rows = 0;
    }
    normal.push(isWide ? `\\${line}` : line.replace(LITERAL, "$1$2\\"));
    before = line;
  }
  return normal.join("\n");
}
