import { useId } from "react";
import { CANNED_REPLY_COPY, type CannedReply } from "../../../shared/canned-replies/canned-replies.ts";
import { detectLanguage } from "../../components/language.ts";
import { CrudCard, type CrudCardProps } from "../crud/crud-cards.tsx";
import styles from "./card.module.css";

export function Card(props: CrudCardProps<CannedReply>) {
  const { title, text, text_ml } = props.item;
  const heading = useId();
  return (
    <CrudCard {...props} kind="ready-made answer" words={CANNED_REPLY_COPY} what={title} heading={heading}>
      <h3 id={heading} className={styles.title} lang={detectLanguage(title)}>
        {title}
      </h3>
      <p className="card-text" lang={detectLanguage(text)}>
        {text}
      </p>
      {text_ml && (
        <p className="card-text" lang={detectLanguage(text_ml)}>
          {text_ml}
        </p>
      )}
    </CrudCard>
  );
}
