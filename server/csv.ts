/** A column of a table as a file: what stands above it, and its cell of a row. */
export interface Column<Row> {
  head: string;
  cell(row: Row): string | number;
}

/** Told by it, Excel reads UTF-8, and Malayalam stays whole (Unicode 17, 23.8). */
const BOM = "\ufeff";

/**
 * A table as CSV (RFC 4180), in pieces that are made as they are taken: never more than a batch of rows is held.
 * Before each, whoever else waits for this process has a turn.
 */
export async function* csvOf<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  const lineOf = (cells: (string | number)[]) => `${cells.map(cellOf).join()}\r\n`;
  yield Buffer.from(BOM + lineOf(columns.map(({ head }) => head)));
  for await (const rows of batches) {
    yield Buffer.from(rows.map((row) => lineOf(columns.map(({ cell }) => cell(row)))).join(""));
    await new Promise(setImmediate);
  }
}

/** One cell, in quotes where something in it would end it. A number is our own and no words of a visitor. */
function cellOf(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = wouldBeCalculated(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Whether a spreadsheet would take words for a formula: they begin, behind blanks that it may drop, with one of its signs or
 * with the wide or small form of one; or with a tab or a line break. An apostrophe before them makes them text (OWASP, CSV
 * Injection).
 */
const wouldBeCalculated = (value: string): boolean =>
  /^[\t\r\n]/.test(value) || /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212]/.test(value.trimStart());
