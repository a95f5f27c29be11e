import type { MouseEvent } from "react";
import { ENQUIRY_NAME_MAX_LENGTH } from "../../../shared/enquiries/enquiries.ts";
import type { Enquiry, Viewer } from "../../../shared/enquiries/workflow.schema.ts";
import { truncate } from "../../../shared/text/graphemes.ts";
import { detectLanguage } from "../../components/language.ts";
import { IconButton } from "../components/action-button.tsx";
import { Checkbox } from "../components/checkbox.tsx";
import { openButton } from "../hooks/use-url-dialog.ts";
import { formatDateTime } from "../lib/format-date.ts";
import { StatusLine } from "./status-line.tsx";
import styles from "./table.module.css";
import { useDeletion } from "./use-delete.ts";

interface RowProps {
  submission: Enquiry;
  others: readonly Viewer[];
  /** Milliseconds. */
  now: number;
  number: number;
  selected: boolean;
  onSelect: () => void;
  onOpen: () => void;
  onDelete: () => void;
}

/** The whole row is clickable; its button serves keyboards. */
export function Row({ submission, others, now, number, selected, onSelect, onOpen, onDelete }: RowProps) {
  const { id, name, email, message, created_at } = submission;
  const { busy, deleteIt } = useDeletion(submission, onDelete);
  // Break opportunity.
  const at = email.indexOf("@") + 1;

  const openUnless = ({ target }: MouseEvent) => {
    const onControl = target instanceof Element && target.closest("button, label, input");
    // Selecting text must not open the row.
    if (!onControl && getSelection()?.isCollapsed !== false) onOpen();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the View button is the same for keys
    <tr className={selected ? styles.selected : undefined} aria-busy={busy} onClick={openUnless}>
      <td className={styles.check}>
        <Checkbox label={`Select ${name}`} checked={selected} onChange={onSelect} />
      </td>
      <td className={styles.number}>{number}</td>
      <td className={styles.name} lang={detectLanguage(name)}>
        {truncate(name, ENQUIRY_NAME_MAX_LENGTH)}
      </td>
      <td className={styles.email}>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </td>
      <td className={styles.message}>
        <p lang={detectLanguage(message)}>{message}</p>
        <StatusLine item={submission} now={now} others={others} />
      </td>
      <td className={styles.date}>
        <time dateTime={created_at}>{formatDateTime(created_at)}</time>
      </td>
      <td className={styles.acts}>
        <IconButton icon="eye" label={`View ${name}`} id={openButton(id)} aria-haspopup="dialog" onPress={onOpen} />
        <IconButton icon="trash" label={`Delete ${name}`} danger busy={busy} onPress={deleteIt} />
      </td>
    </tr>
  );
}
