/**
 * Strict RFC 4180 parser: CRLF everywhere, quotes around whole cells only.
 * @throws on any deviation
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /"((?:[^"]|"")*)"(,|\r\n)|([^",\r\n]*)(,|\r\n)/gy;
  for (let row: string[] = []; cell.lastIndex < text.length; ) {
    const at = cell.lastIndex;
    const found = cell.exec(text);
    if (!found) throw new Error(`No CSV at ${at}: ${text.slice(at, at + 40)}`);
    const [, quoted, afterQuoted, bare = "", afterBare] = found;
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if ((afterQuoted ?? afterBare) === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
