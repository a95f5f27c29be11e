import { setImmediate as nextTurn } from "node:timers/promises";

export interface Column<Row> {
  head: string;
  cell(row: Row): string | number;
}

/** Excel detects UTF-8 by the BOM. */
const BOM = "\ufeff";

/** Characters after which lines leave and others have their turn. */
const PIECE_LENGTH = 64 * 1024;

/** CSV (RFC 4180), one batch at a time; yields to the event loop before each. */
export async function* toCsv<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  const toLine = (cells: (string | number)[]) => `${cells.map(toCell).join()}\r\n`;
  yield Buffer.from(BOM + toLine(columns.map(({ head }) => head)));
  for await (const rows of batches) {
    let lines = "";
    for (const row of rows) {
      lines += toLine(columns.map(({ cell }) => cell(row)));
      if (lines.length < PIECE_LENGTH) continue;
      yield Buffer.from(lines);
      lines = "";
      await nextTurn();
    }
    if (lines !== "") yield Buffer.from(lines);
    await nextTurn();
  }
}

/** Quoted where needed; numbers are ours and safe. */
function toCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const cell = isFormula(value) ? `'${value}` : value;
  const text = cell.length > CELL_AT_MOST ? shortened(cell) : cell;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Code units that a cell of a spreadsheet holds: Excel goes on in the next cell, which would be read as a formula again. */
const CELL_AT_MOST = 32_767;

/** The beginning of a text, and how much was cut. */
function shortened(text: string): string {
  const getNote = (cut: number) => ` … [cut here: ${cut} more characters; the admin panel shows the whole text]`;
  // Not half of a character, where the slice ends between two code units.
  const beginning = text.slice(0, CELL_AT_MOST - getNote(text.length).length).replace(/\p{Surrogate}$/u, "");
  return beginning + getNote([...text].length - [...beginning].length);
}

/**
 * True if a spreadsheet would calculate the cell (OWASP CSV injection): formula signs, also full-width ones
 * and after blanks, tab or line break. An apostrophe makes it text.
 */
const isFormula = (value: string): boolean =>
  /^[\t\r\n]/.test(value) || /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212]/.test(value.trimStart());
