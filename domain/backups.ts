import * as z from "zod/mini";

/** What administrators read about backups; a moment stands in for `{made}`, `{proven}`, `{copied}` and `{failed}`. */
export const BACKUP_WORDS = {
  none: "No backup was made yet.",
  notProven: "The last backup was made on {made}. None was proven by restoring yet.",
  proven: "The last backup was made on {made}, and one was last proven by restoring on {proven}.",
  copied: "The backup of {copied} was copied to another place.",
  failed: "The scheduled backup failed on {failed}.",
} as const;

/** When backups were made and proven, as moments in UTC, and how often the schedule makes one. */
export const backupState = z.object({
  made_at: z.nullable(z.string()),
  proven_at: z.nullable(z.string()),
  /** Set when the schedule's last try failed. */
  failed_at: z.nullable(z.string()),
  /** Of which moment the last backup is that was copied to another place. */
  copied_at: z.nullable(z.string()),
  /** Hours between two backups of the schedule; null while it is switched off. */
  every_hours: z.nullable(z.int()),
});
export type BackupState = z.output<typeof backupState>;
