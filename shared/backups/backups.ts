import * as z from "zod/mini";
import { t } from "../i18n/admin-text.ts";

/** Placeholders `{made}`, `{proven}`, `{copied}` and `{failed}` are timestamps. */
export const BACKUP_COPY = t({
  none: "No backup yet.",
  notProven: "Last backup: {made}. No test restore yet.",
  proven: "Last backup: {made}. Last test restore: {proven}.",
  copied: "The backup of {copied} was copied off-site.",
  failed: "The scheduled backup failed on {failed}.",
} as const);

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
