import { useId } from "react";
import { REPLY_COPY } from "../../../shared/enquiries/workflow.ts";
import { detectLanguage } from "../../components/language.ts";
import { ActionButton } from "../components/action-button.tsx";
import { Modal } from "../components/modal.tsx";
import { useCloseOnBack } from "../hooks/use-close-on-back.ts";
import styles from "./email-preview.module.css";

interface PreviewProps {
  to: string;
  text: string;
  continues: boolean;
  onClose: () => void;
}

export function ReplyPreview({ to, text, continues, onClose }: PreviewProps) {
  const heading = useId();
  useCloseOnBack(onClose);
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
            {REPLY_COPY.subject}
          </dd>
        </dl>
        <div className={styles.letter}>
          <p lang={detectLanguage(text)}>{text}</p>
          <p>{REPLY_COPY.from}</p>
        </div>
        <div className="button-row">
          <ActionButton look="button" label="Go on writing" onPress={onClose} />
        </div>
      </div>
    </Modal>
  );
}
