import * as z from "zod/mini";

/** Placeholders `{made}`, `{proven}`, `{copied}` and `{failed}` are timestamps. */
export const BACKUP_COPY = {
  none: "No backup was made yet.",
  notProven: "The last backup was made on {made}. None was proven by restoring yet.",
  proven: "The last backup was made on {made}, and one was last proven by restoring on {proven}.",
  copied: "The backup of {copied} was copied to another place.",
  failed: "The scheduled backup failed on {failed}.",
} as const;

/** UTC timestamps. */
export const backupState = z.object({
  made_at: z.nullable(z.string()),
  proven_at: z.nullable(z.string()),
  /** Set when the last scheduled backup failed. */
  failed_at: z.nullable(z.string()),
  /** Timestamp of the last backup copied off-site. */
  copied_at: z.nullable(z.string()),
  /** Null: schedule off. */
  every_hours: z.nullable(z.int()),
});
export type BackupState = z.output<typeof backupState>;
