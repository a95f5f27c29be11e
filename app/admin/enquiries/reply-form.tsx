import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import type { Enquiry, EnquiryDetail } from "../../../shared/enquiries/workflow.schema.ts";
import {
  ENQUIRY_WORKFLOW_ERRORS,
  ENQUIRY_WORKFLOW_LIMITS,
  getReplySubject,
} from "../../../shared/enquiries/workflow.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { DEFAULT_LANGUAGE, detectLanguage } from "../../../shared/i18n/languages.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ActionButton, SaveButton } from "../components/buttons.tsx";
import { confirmAction } from "../components/confirmation.tsx";
import { Modal } from "../components/modal.tsx";
import { useCloseOnBack } from "../hooks/use-url-dialog.ts";
import { getVisitorTexts } from "../i18n/visitor-texts.ts";
import styles from "./composer.module.css";
import detailStyles from "./detail.module.css";
import { SavedReplies, type SavedReply } from "./saved-replies.tsx";
import { type EnquiryActionState, useTextError } from "./use-enquiry-action.ts";
import { useSubmitKey } from "./use-enquiry-shortcuts.ts";
import { getBeginsWithOne, getTextArea, useReplyDraft, withSavedReply } from "./use-reply-draft.ts";

const REPLY = countCharactersIn(ENQUIRY_WORKFLOW_ERRORS, ENQUIRY_WORKFLOW_LIMITS, "reply-too-long");

interface ReplyProps {
  item: Enquiry;
  letters: EnquiryDetail["letters"];
  /** Where an answer arrives; absent until the case is loaded. */
  replyTo: EnquiryDetail["reply_to"] | undefined;
  actionState: EnquiryActionState;
  savedReplies: SavedReply[];
  /** A failed reply to write again. */
  failedReply: { text: string } | null;
  /** Called with true when there is text. */
  onWritten: (isWritten: boolean) => void;
  /** Brings the form into sight at once. */
  onShow: () => void;
  /** Receives the function that inserts a saved reply. */
  insert: Ref<(text: string) => void>;
}

/** Reply form with saved replies; the draft is stored on the server. */
export function EnquiryReply(props: ReplyProps) {
  const { item, letters, replyTo, actionState, savedReplies, failedReply, onWritten, onShow, insert } = props;
  const { busy, action, last, tries } = actionState;
  const form = useRef<HTMLFormElement>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const isLeaving = useRef(false);
  const hasPut = useRef(false);
  const { id, email, message } = item;
  const { kept, onTyped, keyOfLetter, onSending, onSent } = useReplyDraft(id, form);
  const wrong = useTextError(form, actionState, ["reply"]);
  const sent = useRef({ onSent, onTyped });
  useEffect(() => {
    sent.current = { onSent, onTyped };
  });
  useEffect(() => {
    const area = getTextArea(form);
    if (failedReply && area) write(area, withSavedReply(area.value, failedReply.text, [failedReply.text]));
  }, [failedReply]);
  useSubmitKey(form, "[name=answered]");

  /** Inserts a saved reply. Asks before replacing an earlier one that was edited since. */
  const put = async (text: string) => {
    const area = getTextArea(form);
    if (!area) return;
    const known = savedReplies.flatMap((response) => [response.text, response.text_ml]);
    const isEdited = hasPut.current && area.value.trim() !== "" && !getBeginsWithOne(area.value, known);
    if (isEdited && !(await confirmAction(REPLACE))) return;
    hasPut.current = true;
    onShow();
    write(area, isEdited ? text : withSavedReply(area.value, text, known));
  };
  useImperativeHandle(insert, () => put);

  useEffect(() => {
    if (tries === 0 || last?.action !== "reply") return;
    if (!last.done) return sent.current.onTyped();
    form.current?.reset();
    const area = getTextArea(form);
    area?.dispatchEvent(new Event("input", { bubbles: true }));
    // The next key presses are shortcuts, not text of another reply.
    area?.blur();
    hasPut.current = false;
    sent.current.onSent();
  }, [last, tries]);

  return (
    <>
      <form
        ref={form}
        onInput={(event) => {
          wrong.onInput(event);
          onTyped();
          const isWritten = (getTextArea(form)?.value ?? "").trim() !== "";
          onWritten(isWritten);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (isLeaving.current) return;
          isLeaving.current = true;
          const sent = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
          const fields = { text: String(sent.get("text") ?? ""), key: keyOfLetter() };
          void onSending().then(() => {
            isLeaving.current = false;
            action("reply", item, sent.has("answered") ? { ...fields, answered: "yes" } : fields);
          });
        }}
      >
        <Field multiline name="text" label={t("Your answer")} limit={REPLY} error={wrong.error} />
        <p className={replyTo?.of === "sender" ? styles.warning : styles.arrives}>
          <span>{t("To {email}.", { email })}</span> {replyTo && <span>{replyAddressSentence(replyTo)} </span>}
          <span role="status">{kept}</span>
        </p>
        <div className={styles.send}>
          <SavedReplies replies={savedReplies} first={detectLanguage(message) ?? DEFAULT_LANGUAGE} onChoose={put} />
          <ActionButton label={t("Preview")} onPress={() => setPreviewed(getTextArea(form)?.value ?? "")} />
          <SaveButton quiet label={t("Send")} busyLabel={t("Sending...")} busy={busy} />
          <SaveButton name="answered" label={t("Send and mark as answered")} busyLabel={t("Sending...")} busy={busy} />
        </div>
      </form>
      {previewed !== null && (
        <ReplyPreview
          to={email}
          text={previewed}
          continues={letters.some(hasUnknownDelivery)}
          onClose={() => setPreviewed(null)}
        />
      )}
    </>
  );
}

const replyAddressSentence = ({ email, of }: EnquiryDetail["reply_to"]): string =>
  ({
    here: t("Answers will arrive here."),
    council: t("Answers will go to {email}, not here.", { email }),
    sender: t(
      "No mailbox is set for answers: they will go to {email} and may not be read. Set the council's email in Campaign facts.",
      { email },
    ),
  })[of];

/** A rejected email was not delivered. */
const hasUnknownDelivery = ({ state, reason }: EnquiryDetail["letters"][number]): boolean =>
  state !== "failed" || reason === "unknown";

/** Confirmation before an edited saved reply is replaced. */
const REPLACE = {
  title: t("Replace what you have written?"),
  text: t("You have edited the saved reply. Another one will replace it."),
  verb: t("Yes, replace it"),
};

/** Replaces the reply as if typed, so that Ctrl Z takes it back, and scrolls to it. */
function write(area: HTMLTextAreaElement, text: string): void {
  area.focus({ preventScroll: true });
  area.select();
  // Deprecated, but no other call enters the undo history of a field.
  if (!document.execCommand("insertText", false, text)) {
    area.setRangeText(text, 0, area.value.length, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.scrollIntoView({ block: "nearest" });
}

interface PreviewProps {
  to: string;
  text: string;
  continues: boolean;
  onClose: () => void;
}

function ReplyPreview({ to, text, continues, onClose }: PreviewProps) {
  const heading = useId();
  useCloseOnBack(onClose);
  return (
    <Modal named={{ by: heading }} closesOnBackdrop onClose={onClose}>
      <div className="modal">
        <h2 id={heading}>{t("Preview")}</h2>
        <dl className="facts">
          <dt>{t("To")}</dt>
          <dd>{to}</dd>
          <dt>{t("Subject")}</dt>
          <dd>
            {continues && "Re: "}
            {getReplySubject(getVisitorTexts)}
          </dd>
        </dl>
        <div className={detailStyles.letter}>
          <p lang={detectLanguage(text)}>{text}</p>
          <p>{getVisitorTexts().sender}</p>
        </div>
        <div className="button-row">
          <ActionButton look="button" label={t("Keep writing")} onPress={onClose} />
        </div>
      </div>
    </Modal>
  );
}
