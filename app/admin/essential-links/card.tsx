import { useId } from "react";
import { useFetcher } from "react-router";
import { ESSENTIAL_LINK_WORDS, type EssentialLink } from "../../../domain/essential-links.ts";
import { Icon } from "../../ui/icon.tsx";
import { languageOf } from "../../ui/language.ts";
import { editButton } from "../parts/beginning.ts";
import { confirmed } from "../parts/confirmation.tsx";

interface CardProps {
  link: EssentialLink;
  onOpen: () => void;
  onEdit: () => void;
  /** Told before the card may go away. */
  onDelete: () => void;
}

const DELETION = {
  title: ESSENTIAL_LINK_WORDS.confirm,
  text: ESSENTIAL_LINK_WORDS.confirmText,
  verb: ESSENTIAL_LINK_WORDS.confirmButton,
};

/** One link: the whole card opens it. */
export function Card({ link, onOpen, onEdit, onDelete }: CardProps) {
  const { id, number, label, description } = link;
  const heading = useId();
  const fetcher = useFetcher({ key: `essential link ${id}` });
  const busy = fetcher.state !== "idle";

  const deleteIt = async () => {
    if (busy || !(await confirmed(DELETION))) return;
    onDelete();
    fetcher.submit({ delete: id }, { method: "post" });
  };

  return (
    <article className="tcard" aria-labelledby={heading} aria-busy={busy}>
      <p className="em">{label}</p>
      <h3 id={heading}>
        <button type="button" className="open" aria-haspopup="dialog" onClick={onOpen}>
          {number}
        </button>
      </h3>
      <p className="qu" lang={languageOf(description)}>
        {description || ESSENTIAL_LINK_WORDS.noDescription}
      </p>
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
