import { t } from "../../../shared/i18n/admin-text.ts";
import { editButton } from "../hooks/use-edit-form.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import { ActionButton } from "./buttons.tsx";

interface Deletion {
  /** Unique over all kinds. */
  key: string;
  seen: { id: number; version: number };
  copy: Readonly<Record<"confirm" | "confirmText" | "confirmButton", string>>;
  target: string;
  onDelete?: () => void;
}

/** Deletes after a confirmation. */
export function useDeletion({ key, seen, copy, target, onDelete }: Deletion) {
  const { busy, ask } = usePostAction(key);
  const { id, version } = seen;
  const question = { title: copy.confirm, text: copy.confirmText, verb: copy.confirmButton, target };
  return { busy, deleteIt: () => ask(question, { delete: id, version, seen: JSON.stringify(seen) }, onDelete) };
}

interface ButtonsProps {
  id: number;
  itemLabel: string;
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export const EditAndDelete = ({ id, itemLabel, busy, onEdit, onDelete }: ButtonsProps) => (
  <div className="button-row edit-and-delete">
    <ActionButton icon="pencil" label={t("Edit")} id={editButton(id)} aria-describedby={itemLabel} onPress={onEdit} />
    <ActionButton icon="trash" label={t("Delete")} danger aria-describedby={itemLabel} busy={busy} onPress={onDelete} />
  </div>
);
