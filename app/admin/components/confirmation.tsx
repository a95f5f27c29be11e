import { type ReactNode, useEffect, useId, useRef } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { useCloseOnBack } from "../hooks/use-url-dialog.ts";
import { createStore } from "../lib/create-store.ts";
import type { ChangedField } from "../lib/field-diff.ts";
import { ActionButton } from "./buttons.tsx";
import styles from "./confirmation.module.css";
import { FieldDiff } from "./field-diff.tsx";
import { Modal } from "./modal.tsx";

interface Notification {
  title: string;
  text: string;
}

export interface Question extends Notification {
  /** Name of the target. */
  target?: string;
  /** Changes since it was loaded. */
  changes?: readonly ChangedField[];
  /** Label of the confirming button. */
  verb: string;
  /** Label of the button that continues without it. */
  without?: string;
  /** It destroys nothing. */
  harmless?: true;
}

export type Answered = "yes" | "without" | "cancel";

interface AskedDialog {
  content: ReactNode;
  /** Resolves the promise. */
  onClosed: () => void;
}

const { set, useValue } = createStore<AskedDialog | null>(null);

/**
 * Opens a modal dialog, which answers once.
 * @param cancelled the answer if another dialog takes its place
 * @returns the answer, after the dialog has closed and focus has returned
 */
export const askInDialog = <Answer,>(
  cancelled: Answer,
  render: (answer: (given: Answer) => void) => ReactNode,
): Promise<Answer> =>
  new Promise((resolve) => {
    let answered = cancelled;
    const answer = (given: Answer) => {
      answered = given;
      set(null);
    };
    set({ content: render(answer), onClosed: () => resolve(answered) });
  });

const setQuestion = (question: Notification & Partial<Question>): Promise<Answered> =>
  askInDialog<Answered>("cancel", (answer) => (
    <Ask key={question.title + question.text} question={question} answer={answer} />
  ));

/** Confirmation dialog; Escape, Back and Cancel mean no. */
export const confirmAction = async (question: Question): Promise<boolean> => (await setQuestion(question)) === "yes";

/** The same for a question with two ways to go on. */
export const answered = (question: Question & { without: string }): Promise<Answered> => setQuestion(question);

/** Alert dialog. */
export const showNotification = (notification: Notification): void => void setQuestion(notification);

/** Render once. */
export function AskedDialogs() {
  const open = useValue();
  const before = useRef(open);
  useEffect(() => {
    if (before.current !== open) before.current?.onClosed();
    before.current = open;
  }, [open]);
  return open?.content;
}

interface AskProps {
  question: Notification & Partial<Question>;
  answer: (given: Answered) => void;
}

/** Initial focus on Cancel. */
function Ask({ question: { title, text, target, changes, verb, without, harmless }, answer }: AskProps) {
  const id = useId();
  const cancel = () => answer("cancel");
  useCloseOnBack(cancel);
  return (
    <Modal role="alertdialog" named={{ by: `${id}-title`, describedBy: `${id}-text` }} onClose={cancel}>
      <div className={`modal ${styles.question}`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-text`}>
          {target !== undefined && (
            <p className={styles.what} lang={detectLanguage(target)}>
              {target}
            </p>
          )}
          <p>{text}</p>
          {changes !== undefined && <FieldDiff changes={changes} />}
        </div>
        <div className="button-row">
          {verb === undefined ? (
            <ActionButton look="button" label={t("OK")} onPress={cancel} />
          ) : (
            <>
              <ActionButton look="button outlined" label={t("Cancel")} onPress={cancel} />
              {without !== undefined && (
                <ActionButton look="button outlined" label={without} onPress={() => answer("without")} />
              )}
              <ActionButton look={harmless ? "button" : "button red"} label={verb} onPress={() => answer("yes")} />
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}
