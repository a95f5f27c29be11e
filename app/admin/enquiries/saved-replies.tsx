import { useId, useRef, useState } from "react";
import type { CannedReply } from "../../../shared/canned-replies/canned-replies.schema.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import {
  detectLanguage,
  getOtherLanguages,
  getOwnText,
  LANGUAGE_NAMES,
  type Language,
} from "../../../shared/i18n/languages.ts";
import { foldText } from "../../../shared/search/fold-text.ts";
import { Icon } from "../components/icon.tsx";
import styles from "./composer.module.css";

export type SavedReply = Pick<CannedReply, "id" | "title" | "text" | "text_ml">;

interface SavedRepliesProps {
  replies: readonly SavedReply[];
  /** Of the message that is answered; its language comes first. */
  first: Language;
  onChoose: (text: string) => void;
}

/** A button that opens a searchable list over the conversation; the reply stays where it is. */
export function SavedReplies({ replies, first, onChoose }: SavedRepliesProps) {
  const id = useId();
  const heading = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  if (replies.length === 0) return null;
  const query = foldText(typed.trim());
  const found = replies
    .map((reply, place) => ({ ...reply, place }))
    .filter(({ title, text, text_ml }) => foldText(`${title} ${text} ${text_ml}`).includes(query));
  return (
    <>
      <button className="button small outlined" type="button" popoverTarget={id}>
        <Icon name="answers" />
        {t("Saved replies")}
      </button>
      <div ref={list} id={id} popover="auto" className={styles.picker} aria-labelledby={heading}>
        <p id={heading} className={styles.pickerTitle}>
          {t("Saved replies")}
        </p>
        <label>
          <span className="visually-hidden">{t("Find a saved reply")}</span>
          <input
            className="input"
            type="search"
            placeholder={t("Find")}
            value={typed}
            onInput={(event) => {
              // Not part of the reply.
              event.stopPropagation();
              setTyped(event.currentTarget.value);
            }}
            onChange={() => {}}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // It would send the reply.
              event.preventDefault();
              list.current?.querySelector<HTMLButtonElement>("li button")?.click();
            }}
          />
        </label>
        <ul aria-label={t("Saved replies")}>
          {found.map((reply) => (
            <li key={reply.id}>
              <span lang={detectLanguage(reply.title)}>{reply.title}</span>
              {[first, ...getOtherLanguages(first)]
                .map((language) => ({ language, text: getOwnText(reply, "text", language) }))
                .filter(({ text }) => text !== "")
                .map(({ language, text }, index) => (
                  <button
                    key={language}
                    data-key={index === 0 ? reply.place + 1 : undefined}
                    className="text-link"
                    type="button"
                    lang={language}
                    aria-label={`${reply.title}: ${LANGUAGE_NAMES[language]}`}
                    onClick={() => {
                      list.current?.hidePopover();
                      onChoose(text);
                    }}
                  >
                    {LANGUAGE_NAMES[language]}
                  </button>
                ))}
            </li>
          ))}
        </ul>
        {found.length === 0 && <p role="status">{t("No saved reply contains these words.")}</p>}
      </div>
    </>
  );
}
