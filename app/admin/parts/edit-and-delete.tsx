import { ActButton } from "./act-button.tsx";
import { editButton } from "./beginning.ts";
import { usePost } from "./use-post.ts";

interface Deletion {
  /** What is deleted, as no other kind of thing is called: 'district 7'. */
  key: string;
  /** It as it was looked at, with its version. */
  seen: { id: number; version: number };
  /** What is asked before, */
  words: Readonly<Record<"confirm" | "confirmText" | "confirmButton", string>>;
  /** and of what. */
  what: string;
  /** Told before the card may go away. */
  onDelete?: () => void;
}

/** Deletes what a card shows once that is confirmed, by the action of its screen; `busy` while it is under way. */
export function useDeletion({ key, seen, words, what, onDelete }: Deletion) {
  const { busy, ask } = usePost(key);
  const { id, version } = seen;
  const question = { title: words.confirm, text: words.confirmText, verb: words.confirmButton, what };
  return { busy, deleteIt: () => ask(question, { delete: id, version, seen: JSON.stringify(seen) }, onDelete) };
}

interface ButtonsProps {
  id: number;
  /** The id of the heading that says what they would change. */
  of: string;
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** The two buttons of a card. */
export const EditAndDelete = ({ id, of, busy, onEdit, onDelete }: ButtonsProps) => (
  <div className="button-row">
    <ActButton icon="pencil" label="Edit" id={editButton(id)} aria-describedby={of} onPress={onEdit} />
    <ActButton icon="trash" label="Delete" danger aria-describedby={of} busy={busy} onPress={onDelete} />
  </div>
);
