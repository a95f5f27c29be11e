import { useEffect, useId, useRef } from "react";
import { detectLanguage } from "../../components/language.ts";
import { useCloseOnBack } from "../hooks/use-close-on-back.ts";
import { createStore } from "../lib/create-store.ts";
import type { ChangedField } from "../lib/field-diff.ts";
import { ActionButton } from "./action-button.tsx";
import styles from "./confirmation.module.css";
import { FieldDiff } from "./field-diff.tsx";
import { Modal } from "./modal.tsx";

interface Notification {
  title: string;
  text: string;
}

export interface Question extends Notification {
  /** Name of the target. */
  what?: string;
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

interface PendingQuestion {
  question: Notification & Partial<Question>;
  resolve: (answered: Answered) => void;
}

const { set, useValue } = createStore<PendingQuestion | null>(null);
let answer: Answered = "cancel";

function setQuestion(question: PendingQuestion["question"]): Promise<Answered> {
  answer = "cancel";
  return new Promise((resolve) => set({ question, resolve }));
}

/**
 * Confirmation dialog; Escape, Back and Cancel mean no. Resolves after the dialog has closed and focus has
 * returned.
 */
export const confirmAction = async (question: Question): Promise<boolean> => (await setQuestion(question)) === "yes";

/** The same for a question with two ways to go on. */
export const answered = (question: Question & { without: string }): Promise<Answered> => setQuestion(question);

/** Alert dialog. */
export const showNotification = (recorder: Notification): void => void setQuestion(recorder);

function close(given: Answered) {
  answer = given;
  set(null);
}
const cancel = () => close("cancel");

/** Render once. */
export function Confirmation() {
  const open = useValue();
  const before = useRef(open);
  useEffect(() => {
    if (before.current !== open) before.current?.resolve(answer);
    before.current = open;
  }, [open]);
  return open && <Ask key={open.question.title + open.question.text} asked={open} />;
}

/** Initial focus on Cancel. */
function Ask({ asked: { question } }: { asked: PendingQuestion }) {
  const id = useId();
  const { title, text, what, changes, verb, without, harmless } = question;
  useCloseOnBack(cancel);
  return (
    <Modal role="alertdialog" named={{ by: `${id}-title`, describedBy: `${id}-text` }} onClose={cancel}>
      <div className={`modal ${styles.question}`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-text`}>
          {what !== undefined && (
            <p className={styles.what} lang={detectLanguage(what)}>
              {what}
            </p>
          )}
          <p>{text}</p>
          {changes !== undefined && <FieldDiff changes={changes} />}
        </div>
        <div className="button-row">
          {verb === undefined ? (
            <ActionButton look="button" label="OK" onPress={cancel} />
          ) : (
            <>
              <ActionButton look="button outlined" label="Cancel" onPress={cancel} />
              {without !== undefined && (
                <ActionButton look="button outlined" label={without} onPress={() => close("without")} />
              )}
              <ActionButton look={harmless ? "button" : "button red"} label={verb} onPress={() => close("yes")} />
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}
