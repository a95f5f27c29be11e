import { useFetcher } from "react-router";
import { editButton } from "./beginning.ts";
import { confirmed } from "./confirmation.tsx";
import { Icon } from "./icon.tsx";

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
  const fetcher = useFetcher({ key });
  const busy = fetcher.state !== "idle";
  const deleteIt = async () => {
    const question = { title: words.confirm, text: words.confirmText, verb: words.confirmButton, what };
    if (busy || !(await confirmed(question))) return;
    onDelete?.();
    const { id, version } = seen;
    fetcher.submit({ delete: id, version, seen: JSON.stringify(seen) }, { method: "post" });
  };
  return { busy, deleteIt };
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
    <button id={editButton(id)} className="button small outlined" type="button" aria-describedby={of} onClick={onEdit}>
      <Icon name="pencil" />
      Edit
    </button>
    <button
      className="button small outlined danger"
      type="button"
      aria-describedby={of}
      aria-disabled={busy || undefined}
      onClick={onDelete}
    >
      <Icon name="trash" />
      Delete
    </button>
  </div>
);
