import * as z from "zod";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const wholeNumber = z.int().min(0);

/** Last entry of an archive. */
export const manifest = z.strictObject({
  format: z.literal("drug-free-kerala backup"),
  version: z.literal(1),
  /** Time of the snapshot. */
  made_at: z.iso.datetime(),
  schema: z.array(z.string()).min(1),
  tables: z.record(z.string(), z.strictObject({ by: z.string(), rows: wholeNumber, sha256 })),
  files: z.record(z.string(), z.strictObject({ size: wholeNumber, sha256 })),
  /** Keys of referenced files that storage did not have. */
  missing: z.array(z.string()),
  /** Missing in older archives. */
  installation: z
    .strictObject({
      program: z.string(),
      /** Without secrets. */
      settings: z.record(z.string(), z.string()),
      /** Names of secret settings. */
      withheld: z.array(z.string()),
      campaign: z.nullable(z.string()),
    })
    .optional(),
});
export type Manifest = z.output<typeof manifest>;

/** Names of archive entries: row parts, files, manifest. */
export const MANIFEST = "manifest.json";
export const partName = (table: string, part: number): string => `rows/${table}/${String(part).padStart(6, "0")}.jsonl`;
export const fileName = (key: string): string => `files/${key}`;
/** Capture the table, the key. */
export const PART = /^rows\/(\w+)\/\d{6,}\.jsonl$/;
export const FILE = /^files\/(.+)$/;

/** `3 rows and 1 file`. */
export const describeManifest = ({ tables, files }: Pick<Manifest, "tables" | "files">): string => {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${counted(rows, "row")} and ${counted(Object.keys(files).length, "file")}`;
};

/** `1 row`, `2 rows`. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;
