import { useId } from "react";
import { READY_ANSWER_WORDS, type ReadyAnswer } from "../../../shared/canned-replies/canned-replies.ts";
import { languageOf } from "../../components/language.ts";
import { CrudCard, type CrudCardProps } from "../crud/crud-cards.tsx";
import styles from "./card.module.css";

export function Card(props: CrudCardProps<ReadyAnswer>) {
  const { title, text, text_ml } = props.item;
  const heading = useId();
  return (
    <CrudCard {...props} kind="ready-made answer" words={READY_ANSWER_WORDS} what={title} heading={heading}>
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
    </CrudCard>
  );
}
