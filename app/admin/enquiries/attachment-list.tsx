import type { Attachment } from "../../../shared/enquiries/workflow.schema.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { ActionButton } from "../components/buttons.tsx";
import { confirmAction } from "../components/confirmation.tsx";
import { downloadAttachment } from "../components/export-button.tsx";
import styles from "./timeline.module.css";

const OPEN_WITH_CARE = t(
  "It comes from outside and was not checked for viruses. Open it only if you expect it, and never a program.",
);

/** Attachments are saved, never shown here. */
export function AttachmentList({ id, attachments }: { id: number; attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null;
  const save = async ({ id: n, name, size }: Attachment) => {
    const target = `${name}, ${formatSize(size)}`;
    const question = {
      title: t("Download this attachment?"),
      target,
      text: OPEN_WITH_CARE,
      verb: t("Download"),
    } as const;
    if (await confirmAction({ ...question, harmless: true }))
      await downloadAttachment(new Request(location.href), { id, n, name });
  };
  return (
    <ul className={styles.attachments} aria-label={t("Attachments")}>
      {attachments.map((file) => (
        <li key={file.id}>
          <ActionButton
            look={styles.attachment ?? ""}
            icon="download"
            label={
              <span>
                <b>{file.name}</b> <small>{formatSize(file.size)}</small>
              </span>
            }
            onPress={() => save(file)}
          />
        </li>
      ))}
    </ul>
  );
}

const formatSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
