import * as z from "zod/mini";
import { DISTRICT_NAMES } from "../districts.ts";
import { ESSENTIAL_LINK_LABELS } from "../essential-links/essential-links.ts";
import { EVENT_STATUSES } from "../events/event.ts";
import { t } from "../i18n/admin-text.ts";

export const IMPORT_KINDS = ["events", "district-contacts", "essential-links", "centres"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_LIMITS = { bytes: 1024 ** 2, rows: 2000, columns: 100 } as const;

/** Header of each table. */
export const IMPORT_COLUMNS = {
  events: [
    "title",
    "title_ml",
    "description",
    "description_ml",
    "district",
    "venue",
    "venue_ml",
    "starts_at",
    "ends_at",
    "status",
    "reason",
    "reason_ml",
  ],
  "district-contacts": ["district", "contacts"],
  "essential-links": ["number", "label", "description", "description_ml"],
  centres: [
    "district",
    "name",
    "name_ml",
    "address",
    "address_ml",
    "phones",
    "hours",
    "hours_ml",
    "offers",
    "offers_ml",
    "map_url",
    "checked_on",
  ],
} as const satisfies Record<ImportKind, readonly string[]>;

/** Columns without which a table cannot be read. */
export const REQUIRED_COLUMNS: Readonly<Record<ImportKind, readonly string[]>> = {
  events: ["title", "district"],
  "district-contacts": ["district", "contacts"],
  "essential-links": ["number", "label", "description"],
  centres: ["district", "name", "phones"],
};

/** Values to suggest for those that are nearly right. */
export const IMPORT_CHOICES: Readonly<Record<string, readonly string[]>> = {
  district: DISTRICT_NAMES,
  status: EVENT_STATUSES,
  label: ESSENTIAL_LINK_LABELS,
};

export const IMPORT_ERRORS = t({
  "import-file-missing": "Please choose a CSV file.",
  "import-encoding": "The file is not UTF-8. Save it as “CSV UTF-8” and choose it again.",
  "import-empty": "The file has no rows below its header.",
  "import-too-many-rows": "A file can have at most {limit, number} rows.",
  "import-too-many-columns": "A table can have at most {limit, number} columns.",
  "import-dry-run": "dry_run must be true or false.",
  "import-unreadable": "This row cannot be read: check its quotation marks.",
  "import-column-unknown": "The table has no column “{column}”.",
  "import-column-twice": "The column “{column}” appears twice.",
  "import-column-missing": "The column “{column}” is missing.",
  "import-row-twice": "This repeats row {row}.",
  "import-gone": "This import is no longer stored.",
});

export const importError = z.object({
  /** As in the spreadsheet: the header is row 1. */
  row: z.int(),
  /** Blank: the whole row. */
  field: z.string(),
  message: z.string(),
});
export type ImportError = z.output<typeof importError>;

export const importResult = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  errors: z.array(importError),
});
export type ImportResult = z.output<typeof importResult>;

/** Spreadsheets in some languages separate cells by semicolons. */
export function findDelimiter(text: string): string {
  const [header = ""] = text.split(/\r?\n/, 1);
  return [",", ";", "\t"].find((sign) => header.includes(sign)) ?? ",";
}
