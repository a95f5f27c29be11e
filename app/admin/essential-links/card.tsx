import { useId } from "react";
import { ESSENTIAL_LINK_WORDS, type EssentialLinkOfStaff } from "../../../domain/essential-links.ts";
import { groupedNumber } from "../../../domain/grouped-number.ts";
import { languageOf } from "../../ui/language.ts";
import { EditAndDelete, useDeletion } from "../parts/edit-and-delete.tsx";
import { LastChanged } from "../parts/last-changed.tsx";
import { openButton } from "../parts/over.ts";
import styles from "./card.module.css";

interface CardProps {
  link: EssentialLinkOfStaff;
  onOpen: () => void;
  onEdit: () => void;
  /** Told before the card may go away. */
  onDelete: () => void;
}

/** One link: the whole card opens it. */
export function Card({ link, onOpen, onEdit, onDelete }: CardProps) {
  const { id, number, label, description } = link;
  const heading = useId();
  const shown = groupedNumber(number);
  const { busy, deleteIt } = useDeletion({
    key: `essential link ${id}`,
    seen: link,
    words: ESSENTIAL_LINK_WORDS,
    what: description ? `${shown}: ${description}` : shown,
    onDelete,
  });
  return (
    <article className="card opens" aria-labelledby={heading} aria-busy={busy}>
      <p className="card-line">{label}</p>
      <h3 id={heading} className={styles.number}>
        <button id={openButton(id)} type="button" className="card-opener" aria-haspopup="dialog" onClick={onOpen}>
          {shown}
        </button>
      </h3>
      <p className="card-text" lang={languageOf(description)}>
        {description || ESSENTIAL_LINK_WORDS.noDescription}
      </p>
      <LastChanged changed={link.changed} />
      <EditAndDelete id={id} of={heading} busy={busy} onEdit={onEdit} onDelete={deleteIt} />
    </article>
  );
}
