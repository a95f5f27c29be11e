import { useEffect, useId, useRef } from "react";
import { languageOf } from "../../ui/language.ts";
import { sharedValue } from "../shared-value.ts";
import { ActButton } from "./act-button.tsx";
import { useBackCloses } from "./back-closes.ts";
import type { ChangedField } from "./changed-fields.ts";
import { Changes } from "./changes.tsx";
import styles from "./confirmation.module.css";
import { Modal } from "./modal.tsx";

/** What must be read before work goes on. */
interface Told {
  title: string;
  text: string;
}

/** What is asked before something that cannot be taken back. */
export interface Question extends Told {
  /** What it would happen to, by name: 'Idukki'. */
  what?: string;
  /** What changed of it since it was looked at. */
  changes?: readonly ChangedField[];
  /** The verb on the button that does it: 'Yes, delete it!'. */
  verb: string;
  /** What stands on the button that goes on without it, where there is such a way. */
  without?: string;
  /** It destroys nothing. */
  harmless?: true;
}

export type Answered = "yes" | "without" | "cancel";

interface Asked {
  question: Told & Partial<Question>;
  resolve: (answered: Answered) => void;
}

const { change, useValue } = sharedValue<Asked | null>(null);
/** What was answered to the question that is closing. */
let answer: Answered = "cancel";

function put(question: Asked["question"]): Promise<Answered> {
  answer = "cancel";
  return new Promise((resolve) => change({ question, resolve }));
}

/**
 * Asks, and resolves to whether the answer was yes. Escape, Back and Cancel are no. It resolves when the dialog is gone
 * and has given the focus back, so that what the answer sets off cannot take away the place where it belongs.
 */
export const confirmed = async (question: Question): Promise<boolean> => (await put(question)) === "yes";

/** The same for a question with two ways to go on. */
export const answered = (question: Question & { without: string }): Promise<Answered> => put(question);

/** Tells something in a dialog that stays until it is closed. */
export const tell = (told: Told): void => void put(told);

function close(given: Answered) {
  answer = given;
  change(null);
}
const cancel = () => close("cancel");

/** Where questions and news appear; stands once in the back office. */
export function Confirmation() {
  const open = useValue();
  const before = useRef(open);
  useEffect(() => {
    if (before.current !== open) before.current?.resolve(answer);
    before.current = open;
  }, [open]);
  return open && <Ask key={open.question.title + open.question.text} asked={open} />;
}

/** The focus begins on Cancel, which comes first. */
function Ask({ asked: { question } }: { asked: Asked }) {
  const id = useId();
  const { title, text, what, changes, verb, without, harmless } = question;
  useBackCloses(cancel);
  return (
    <Modal role="alertdialog" named={{ by: `${id}-title`, describedBy: `${id}-text` }} onClose={cancel}>
      <div className={`modal ${styles.question}`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-text`}>
          {what !== undefined && (
            <p className={styles.what} lang={languageOf(what)}>
              {what}
            </p>
          )}
          <p>{text}</p>
          {changes !== undefined && <Changes changes={changes} />}
        </div>
        <div className="button-row">
          {verb === undefined ? (
            <ActButton look="button" label="OK" onPress={cancel} />
          ) : (
            <>
              <ActButton look="button outlined" label="Cancel" onPress={cancel} />
              {without !== undefined && (
                <ActButton look="button outlined" label={without} onPress={() => close("without")} />
              )}
              <ActButton look={harmless ? "button" : "button red"} label={verb} onPress={() => close("yes")} />
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}
