import { useId } from "react";
import { READY_ANSWER_WORDS, type ReadyAnswer } from "../../../domain/ready-answers.ts";
import { languageOf } from "../../ui/language.ts";
import { EditAndDelete, useDeletion } from "../parts/edit-and-delete.tsx";
import { LastChanged } from "../parts/last-changed.tsx";
import styles from "./card.module.css";

interface CardProps {
  answer: ReadyAnswer;
  onEdit: () => void;
  /** Told before the card may go away. */
  onDelete: () => void;
}

/** One ready-made answer: its title, and how both texts begin. */
export function Card({ answer, onEdit, onDelete }: CardProps) {
  const { id, title, text, text_ml } = answer;
  const heading = useId();
  const { busy, deleteIt } = useDeletion({
    key: `ready-made answer ${id}`,
    seen: answer,
    words: READY_ANSWER_WORDS,
    what: title,
    onDelete,
  });
  return (
    <article className="card" aria-labelledby={heading} aria-busy={busy}>
      <h3 id={heading} className={styles.title} lang={languageOf(title)}>
        {title}
      </h3>
      <p className="card-text" lang={languageOf(text)}>
        {text}
      </p>
      {text_ml && (
        <p className="card-text" lang={languageOf(text_ml)}>
          {text_ml}
        </p>
      )}
      <LastChanged changed={answer.changed} />
      <EditAndDelete id={id} of={heading} busy={busy} onEdit={onEdit} onDelete={deleteIt} />
    </article>
  );
}
