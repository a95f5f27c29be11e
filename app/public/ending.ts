import { useEffect, useMemo, useRef } from "react";
import { type Sentences, type Spoken, spoken } from "../../domain/refusals.ts";
import { showToast, type ToastPlace } from "../ui/toasts.ts";
import { useWords } from "../words/use-words.ts";
import type { Ending, Typed } from "./send.ts";

/** Why the last try was not taken, in words; with what was typed when the whole page came anew. */
export interface Refused extends Spoken {
  typed?: Typed;
}

/** What the end of a form is said with. */
export interface Saying {
  /** What the codes of the form say, in the language of the page. */
  refusals: Sentences;
  sent: string;
  notSent: string;
  /** Where its toasts stand. */
  toasts: ToastPlace;
}

/** How the last try of a form ended, in words. What was sent from the browser is also said with a toast, once. */
export function useEnding(end: Ending | undefined, { refusals, sent, notSent, toasts }: Saying) {
  const sending = useWords("sending");
  const refusal = useMemo((): Refused | undefined => {
    if (!end || "sentAt" in end) return undefined;
    const sentences: Sentences = { ...sending, ...refusals, notSent };
    const said = spoken(end, sentences);
    // A rule that these words do not know is one that only the server has.
    const message = end.rule.code in sentences ? said.message : notSent;
    const errors = Object.fromEntries(
      Object.entries(said.errors).filter(([name]) => (end.fields[name]?.code ?? "") in sentences),
    );
    return { message, errors, ...(end.typed && { typed: end.typed }) };
  }, [end, sending, refusals, notSent]);

  const announced = useRef<Ending>(undefined);
  useEffect(() => {
    // What came with the whole page stands on it.
    if (!end || end === announced.current || ("typed" in end && end.typed)) return;
    announced.current = end;
    if ("sentAt" in end) showToast({ kind: "ok", words: sent }, toasts);
    else if (end.failed) showToast({ kind: "bad", words: notSent }, toasts);
    else showToast({ kind: "warn", words: refusal?.message ?? notSent }, toasts);
  }, [end, refusal, sent, notSent, toasts]);

  return { refusal, sentAt: end && "sentAt" in end ? end.sentAt : undefined };
}
