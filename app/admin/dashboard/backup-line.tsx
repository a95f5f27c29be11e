import { BACKUP_WORDS, type BackupState } from "../../../shared/backups/backups.ts";
import { indianDateTime } from "../lib/format-date.ts";
import styles from "./backup-line.module.css";

export const BackupLine = ({ state }: { state: BackupState }) => (
  <p className={styles.backupLine}>
    {state.failed_at !== null && (
      <strong>{BACKUP_WORDS.failed.replace("{failed}", indianDateTime(state.failed_at))} </strong>
    )}
    {made(state)}
    {state.copied_at !== null && ` ${BACKUP_WORDS.copied.replace("{copied}", indianDateTime(state.copied_at))}`}
  </p>
);

function made({ made_at, proven_at }: BackupState): string {
  if (made_at === null) return BACKUP_WORDS.none;
  const words = proven_at === null ? BACKUP_WORDS.notProven : BACKUP_WORDS.proven;
  return words.replace("{made}", indianDateTime(made_at)).replace("{proven}", indianDateTime(proven_at ?? made_at));
}
