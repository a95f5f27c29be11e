import { foldText } from "../../shared/search/fold-text.ts";
import { WORDING_FIELDS } from "../../shared/testimonials/testimonials.schema.ts";
import type { Tables } from "./tables.ts";

/** Searched fields per table; their normalised text is stored in `folded` and indexed. */
export const SEARCHED_FIELDS = {
  contact_submissions: ["name", "phone", "email", "message"],
  testimonials: [...WORDING_FIELDS, "email"],
} as const satisfies { [Table in keyof Tables]?: readonly (keyof Tables[Table])[] };

export type SearchedTable = keyof typeof SEARCHED_FIELDS;
export const SEARCHED_TABLES = Object.keys(SEARCHED_FIELDS) as SearchedTable[];

/** The most of each field that is indexed. */
export const INDEXED_CHARACTERS = 4000;

/** The index of a table on SQLite (migration 0014). */
export const indexOf = (table: SearchedTable) => `${table}_text` as const;

export type Searched<Table extends SearchedTable> = Record<(typeof SEARCHED_FIELDS)[Table][number], string>;

/** What the column `foldText` of a row must hold once it is indexed. */
export const getFolded = <Table extends SearchedTable>(table: Table, row: Searched<Table>): string =>
  foldText(
    SEARCHED_FIELDS[table]
      .map((field) => (row as Record<string, string>)[field]?.slice(0, INDEXED_CHARACTERS))
      .join("\n"),
  );

/** A row with that column, which is indexed by the statement that writes it. Long texts are left to `index-texts.ts`. */
export const withFolded = <Table extends SearchedTable, const Row extends Searched<Table>>(table: Table, row: Row) => ({
  ...row,
  folded: getFolded(table, row),
});
