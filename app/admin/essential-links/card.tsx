import { useId } from "react";
import { ESSENTIAL_LINK_WORDS, type EssentialLink } from "../../../domain/essential-links.ts";
import { languageOf } from "../../ui/language.ts";
import { EditAndDelete, useDeletion } from "../parts/edit-and-delete.tsx";

interface CardProps {
  link: EssentialLink;
  onOpen: () => void;
  onEdit: () => void;
  /** Told before the card may go away. */
  onDelete: () => void;
}

const QUESTION = {
  title: ESSENTIAL_LINK_WORDS.confirm,
  text: ESSENTIAL_LINK_WORDS.confirmText,
  verb: ESSENTIAL_LINK_WORDS.confirmButton,
};

/** One link: the whole card opens it. */
export function Card({ link, onOpen, onEdit, onDelete }: CardProps) {
  const { id, number, label, description } = link;
  const heading = useId();
  const { busy, deleteIt } = useDeletion({ key: `essential link ${id}`, id, question: QUESTION, onDelete });
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
      <EditAndDelete id={id} of={heading} busy={busy} onEdit={onEdit} onDelete={deleteIt} />
    </article>
  );
}
