import { useId } from "react";
import { useFetcher } from "react-router";
import { DISTRICT_CONTACT_WORDS, type DistrictContact } from "../../../domain/district-contacts.ts";
import { Icon } from "../../ui/icon.tsx";
import { editButton } from "../parts/beginning.ts";
import { confirmed } from "../parts/confirmation.tsx";

interface CardProps {
  contact: DistrictContact;
  onEdit: () => void;
  /** Told before the card may go away. */
  onDelete: () => void;
}

const DELETION = {
  title: DISTRICT_CONTACT_WORDS.confirm,
  text: DISTRICT_CONTACT_WORDS.confirmText,
  verb: DISTRICT_CONTACT_WORDS.confirmButton,
};

/** One district and its phone numbers. */
export function Card({ contact: { id, district, contacts }, onEdit, onDelete }: CardProps) {
  const heading = useId();
  const fetcher = useFetcher({ key: `district ${id}` });
  const busy = fetcher.state !== "idle";

  const deleteIt = async () => {
    if (busy || !(await confirmed(DELETION))) return;
    onDelete();
    fetcher.submit({ delete: id }, { method: "post" });
  };

  return (
    <article className="dcard" aria-labelledby={heading} aria-busy={busy}>
      <h3 id={heading}>{district}</h3>
      <ul className="numbers">
        {contacts.map((phone) => (
          <li key={phone}>{phone}</li>
        ))}
      </ul>
      <div className="acts">
        <button id={editButton(id)} className="btn sm line" type="button" aria-describedby={heading} onClick={onEdit}>
          <Icon name="pencil" />
          Edit
        </button>
        <button
          className="btn sm line danger"
          type="button"
          aria-describedby={heading}
          aria-disabled={busy || undefined}
          onClick={deleteIt}
        >
          <Icon name="trash" />
          Delete
        </button>
      </div>
    </article>
  );
}
