import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Enquiry, EnquiryDetail } from "../../../shared/enquiries/workflow.schema.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { DEFAULT_LANGUAGE, detectLanguage, getTranslation } from "../../../shared/i18n/languages.ts";
import { ActionButton, IconButton } from "../components/buttons.tsx";
import { Icon } from "../components/icon.tsx";
import { type Tab, Tabs } from "../components/tabs.tsx";
import { backgroundRequest, useBackgroundFetch } from "./background-fetch.ts";
import styles from "./composer.module.css";
import { AssignmentButtons } from "./enquiry-actions.tsx";
import { getTypedNote, NoteForm } from "./note-form.tsx";
import { EnquiryReply } from "./reply-form.tsx";
import type { EnquiryActionState } from "./use-enquiry-action.ts";

type Kind = "reply" | "note";

const askReplies = () => backgroundRequest("GET /api/replies");

interface ComposerProps {
  item: Enquiry;
  /** Absent until it is loaded. */
  detail: EnquiryDetail | undefined;
  actionState: EnquiryActionState;
  /** A failed reply to write again. */
  failedReply: { text: string } | null;
  /** Shows what else can be done. */
  onMore: () => void;
}

/** Reply and note as tabs of one box; on a phone behind a bar in thumb reach. */
export function Composer({ item, detail, actionState, failedReply: again, onMore }: ComposerProps) {
  const { id, email, phone, state } = item;
  const [chosen, setChosen] = useState<Kind>(() => (getTypedNote(id).note ? "note" : "reply"));
  const [isOpen, setIsOpen] = useState(false);
  const [hasReply, setHasReply] = useState(false);
  const box = useRef<HTMLElement>(null);
  const insertReply = useRef<(text: string) => void>(null);
  const savedReplies = useBackgroundFetch(askReplies)?.data;
  const canReply = email !== "" && (state !== "spam" || hasReply);
  const kind = canReply ? chosen : "note";

  const show = (kind: Kind) =>
    flushSync(() => {
      setChosen(kind);
      setIsOpen(true);
    });
  const open = (kind: Kind) => {
    show(kind);
    box.current?.querySelector<HTMLElement>("[role=tabpanel]:not([hidden]) textarea")?.focus();
    // The box covers part of the conversation: what is answered stays in sight.
    const items = box.current?.closest("dialog")?.querySelectorAll("[role=log] > ol > li");
    items?.item(items.length - 1)?.scrollIntoView({ block: "end" });
  };
  const [shownAgain, setShownAgain] = useState(again);
  if (again !== shownAgain) {
    setShownAgain(again);
    setChosen("reply");
    setIsOpen(true);
  }

  const note: Tab<Kind> = {
    value: "note",
    label: t("Note"),
    shortcut: "n",
    panel: <NoteForm item={item} actionState={actionState} />,
  };
  const reply: Tab<Kind> = {
    value: "reply",
    label: t("Reply"),
    shortcut: "w",
    panel: (
      <EnquiryReply
        item={item}
        letters={detail?.letters ?? []}
        replyTo={detail?.reply_to}
        actionState={actionState}
        savedReplies={savedReplies ?? []}
        failedReply={again}
        onWritten={(isWritten) => {
          setHasReply(isWritten);
          if (isWritten) setIsOpen(true);
        }}
        onShow={() => show("reply")}
        insert={insertReply}
      />
    ),
  };
  return (
    <section
      ref={box}
      className={styles.composer}
      aria-label={canReply ? t("Reply or note") : t("Note")}
      data-open={isOpen || undefined}
      data-kind={kind}
    >
      {canReply && savedReplies?.length !== 0 && (
        <ul className={styles.quickReplies} aria-label={t("Saved replies")}>
          {savedReplies?.map(({ id: reply, title, text, text_ml }) => (
            <li key={reply} lang={detectLanguage(title)}>
              <ActionButton
                label={title}
                onPress={() =>
                  insertReply.current?.(
                    getTranslation({ text, text_ml }, "text", detectLanguage(item.message) ?? DEFAULT_LANGUAGE),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.thumbBar}>
        <ActionButton
          look="button"
          label={canReply ? t("Reply") : t("Note")}
          onPress={() => open(canReply ? "reply" : "note")}
        />
        {canReply && savedReplies?.length !== 0 && (
          <ActionButton
            look="button outlined"
            label={t("Saved replies")}
            busy={savedReplies === undefined}
            onPress={() => {
              show("reply");
              box.current?.querySelector<HTMLElement>("[popover]")?.showPopover();
            }}
          />
        )}
        {phone !== "" && (
          <a className="button outlined" href={`tel:${phone}`}>
            <Icon name="phone" />
            {t("Call")}
          </a>
        )}
        <AssignmentButtons item={item} actionState={actionState} onlyFirst />
        <ActionButton look="button outlined" label={t("More")} onPress={onMore} />
      </div>
      {email === "" && (
        <p className={styles.warning}>
          {phone === ""
            ? t("There is no email address to reply to.")
            : t("There is no email address to reply to. Please call.")}
        </p>
      )}
      <Tabs
        label={t("What to write")}
        value={kind}
        tabs={canReply ? [reply, note] : [note]}
        onChange={open}
        keepsInput
        className={styles.kinds}
      />
      <IconButton
        icon="back"
        label={t("Back to the conversation")}
        className={styles.fold}
        onPress={() => setIsOpen(false)}
      />
    </section>
  );
}
