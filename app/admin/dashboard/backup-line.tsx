import { BACKUP_COPY, type BackupState } from "../../../shared/backups/backups.ts";
import { formatDateTime } from "../lib/format-date.ts";
import styles from "./backup-line.module.css";

export const BackupLine = ({ state }: { state: BackupState }) => (
  <p className={styles.backupLine}>
    {state.failed_at !== null && (
      <strong>{BACKUP_COPY.failed.replace("{failed}", formatDateTime(state.failed_at))} </strong>
    )}
    {made(state)}
    {state.copied_at !== null && ` ${BACKUP_COPY.copied.replace("{copied}", formatDateTime(state.copied_at))}`}
  </p>
);

function made({ made_at, proven_at }: BackupState): string {
  if (made_at === null) return BACKUP_COPY.none;
  const words = proven_at === null ? BACKUP_COPY.notProven : BACKUP_COPY.proven;
  return words.replace("{made}", formatDateTime(made_at)).replace("{proven}", formatDateTime(proven_at ?? made_at));
}
