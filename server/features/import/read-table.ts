import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { distance } from "fastest-levenshtein";
import {
  findDelimiter,
  IMPORT_COLUMNS,
  IMPORT_ERRORS,
  IMPORT_LIMITS,
  type ImportError,
  type ImportKind,
  REQUIRED_COLUMNS,
} from "../../../shared/import/import.ts";
import { formatMessage } from "../../../shared/validation/errors.ts";
import { AppError } from "../../lib/app-error.ts";

export interface TableRow {
  /** As in the spreadsheet: the header is row 1. */
  row: number;
  cells: Record<string, string>;
}

/** Characters parsed per turn. */
const CHUNK = 32 * 1024;

/**
 * Rows of a CSV table by column name; blank rows are left out.
 * @throws AppError "invalid" when it is not UTF-8 or has too many rows or columns
 */
export async function readTable(
  kind: ImportKind,
  content: Uint8Array,
): Promise<{ rows: TableRow[]; errors: ImportError[] }> {
  const text = decode(content);
  const records: string[][] = [];
  const errors: ImportError[] = [];
  const options = { bom: true, delimiter: findDelimiter(text), relax_column_count: true, max_record_size: CHUNK * 4 };
  try {
    for await (const record of Readable.from(inChunks(text)).compose(parse(options))) {
      // Cells beyond the header would belong to no column.
      const cells = (record as string[]).slice(0, records[0]?.length ?? IMPORT_LIMITS.columns + 1);
      records.push(cells.map((cell) => cell.trim()));
      if (cells.length > IMPORT_LIMITS.columns) throw tooMany("columns");
      if (records.length > IMPORT_LIMITS.rows + 1) throw tooMany("rows");
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    errors.push({ row: records.length + 1, field: "", message: IMPORT_ERRORS["import-unreadable"] });
  }
  const [header = [], ...body] = records;
  errors.unshift(...checkHeader(kind, header));
  const rows = body.flatMap((record, index): TableRow[] =>
    record.every((cell) => cell === "")
      ? []
      : [{ row: index + 2, cells: Object.fromEntries(header.map((column, at) => [column, record[at] ?? ""])) }],
  );
  if (rows.length === 0 && errors.length === 0) throw new AppError("invalid", "import-empty", { field: "file" });
  return { rows, errors };
}

const tooMany = (what: "rows" | "columns"): AppError =>
  new AppError(
    "invalid",
    { code: `import-too-many-${what}`, params: { limit: IMPORT_LIMITS[what] } },
    { field: "file" },
  );

function decode(content: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    throw new AppError("invalid", "import-encoding", { field: "file" });
  }
}

async function* inChunks(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += CHUNK) {
    yield text.slice(from, from + CHUNK);
    await nextTurn();
  }
}

function checkHeader(kind: ImportKind, header: readonly string[]): ImportError[] {
  const known: readonly string[] = IMPORT_COLUMNS[kind];
  const wrong = (code: keyof typeof IMPORT_ERRORS, column: string, suggestion = ""): ImportError => ({
    row: 1,
    field: shorten(column),
    message: formatMessage(IMPORT_ERRORS, { code, params: { column: shorten(column) } }) + suggestion,
  });
  return [
    ...header.flatMap((column, at) => {
      if (column !== "" && header.indexOf(column) < at) return [wrong("import-column-twice", column)];
      return known.includes(column) ? [] : [wrong("import-column-unknown", column, suggest(column, known))];
    }),
    ...REQUIRED_COLUMNS[kind].flatMap((column) =>
      header.includes(column) ? [] : [wrong("import-column-missing", column)],
    ),
  ].slice(0, MAX_ERRORS);
}

export const MAX_ERRORS = 200;
const MAX_SHOWN = 60;

export const shorten = (text: string): string => {
  const characters = [...text];
  return characters.length > MAX_SHOWN ? `${characters.slice(0, MAX_SHOWN).join("")}…` : text;
};

const MAX_DISTANCE = 3;

/** ' Did you mean “Kannur”?', or nothing when no choice is close. */
export function suggest(value: string, choices: readonly string[]): string {
  const typed = value.trim().toLowerCase();
  if (typed === "" || typed.length > MAX_SHOWN) return "";
  const [closest] = choices
    .map((choice) => ({ choice, far: distance(typed, choice.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far);
  return closest && closest.far <= Math.min(MAX_DISTANCE, Math.ceil(typed.length / 2))
    ? ` Did you mean “${closest.choice}”?`
    : "";
}
