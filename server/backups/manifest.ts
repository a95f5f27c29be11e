import * as z from "zod";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const whole = z.int().min(0);

/** What an archive says of itself, as its last entry: whoever reads this far has read it whole. */
export const manifest = z.strictObject({
  format: z.literal("drug-free-kerala backup"),
  version: z.literal(1),
  /** The moment of which it tells, ISO 8601 in UTC. */
  made_at: z.iso.datetime(),
  schema: z.array(z.string()).min(1),
  tables: z.record(z.string(), z.strictObject({ by: z.string(), rows: whole, sha256 })),
  files: z.record(z.string(), z.strictObject({ size: whole, sha256 })),
  /** Keys of files that rows named and the storage did not have. */
  missing: z.array(z.string()),
  /** What the installation was told from outside. Archives of an earlier day lack it. */
  installation: z
    .strictObject({
      program: z.string(),
      /** Settings as they were given, without secrets. */
      settings: z.record(z.string(), z.string()),
      /** Names of the secrets that were given. */
      withheld: z.array(z.string()),
      campaign: z.nullable(z.string()),
    })
    .optional(),
});
export type Manifest = z.output<typeof manifest>;

/** Names of the entries: rows in parts of their table, then files by their key, then the manifest. */
export const MANIFEST = "manifest.json";
export const partName = (table: string, part: number): string => `rows/${table}/${String(part).padStart(6, "0")}.jsonl`;
export const fileName = (key: string): string => `files/${key}`;
/** The same names read back: what stands in the group is the table, or the key. */
export const PART = /^rows\/(\w+)\/\d{6,}\.jsonl$/;
export const FILE = /^files\/(.+)$/;

/** How much an archive holds, in English for operators: `3 rows and 1 file`. */
export const inWords = ({ tables, files }: Pick<Manifest, "tables" | "files">): string => {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${counted(rows, "row")} and ${counted(Object.keys(files).length, "file")}`;
};

/** `1 row`, `2 rows`: for operators, who read English alone. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;
