import { useId } from "react";
import { LETTER_WORDS } from "../../../domain/cases.ts";
import { languageOf } from "../../ui/language.ts";
import { ActButton } from "../parts/act-button.tsx";
import { useBackCloses } from "../parts/back-closes.ts";
import { Modal } from "../parts/modal.tsx";
import styles from "./letter-preview.module.css";

interface PreviewProps {
  to: string;
  text: string;
  continues: boolean;
  onClose: () => void;
}

export function LetterPreview({ to, text, continues, onClose }: PreviewProps) {
  const heading = useId();
  useBackCloses(onClose);
  return (
    <Modal named={{ by: heading }} groundCloses onClose={onClose}>
      <div className="modal">
        <h2 id={heading}>Preview</h2>
        <dl className="facts">
          <dt>To</dt>
          <dd>{to}</dd>
          <dt>Subject</dt>
          <dd>
            {continues && "Re: "}
            {LETTER_WORDS.subject}
          </dd>
        </dl>
        <div className={styles.letter}>
          <p lang={languageOf(text)}>{text}</p>
          <p>{LETTER_WORDS.from}</p>
        </div>
        <div className="button-row">
          <ActButton look="button" label="Go on writing" onPress={onClose} />
        </div>
      </div>
    </Modal>
  );
}
