import { useEffect, useId, useRef, useState } from "react";
import type { EnquiryCase } from "../../../domain/cases.rules.ts";
import { CASE_SENTENCES, REPLY_LIMIT } from "../../../domain/cases.ts";
import type { ReadyAnswer } from "../../../domain/ready-answers.ts";
import { Field } from "../../ui/field.tsx";
import { languageOf } from "../../ui/language.ts";
import { charactersOf } from "../../ui/limit.ts";
import { askQuietly } from "./ask-quietly.ts";
import styles from "./detail.module.css";
import type { Acting } from "./use-case-act.ts";
import { areaOf, useReplyDraft } from "./use-reply-draft.ts";

const REPLY = charactersOf(CASE_SENTENCES, "reply-too-long", REPLY_LIMIT);
interface ReplyProps {
  item: EnquiryCase;
  acting: Acting;
}

/** A letter to whoever wrote: a ready-made answer or one's own words, kept by the server while they are typed. */
export function CaseReply({ item, acting: { busy, act, last, tries } }: ReplyProps) {
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<ReadyAnswer[]>([]);
  // What is pressed twice, or sent again after a lost line, is one letter.
  const key = useRef(crypto.randomUUID());
  const leaving = useRef(false);
  const { id, email, message } = item;
  const { kept, onTyped, onSending, onSent } = useReplyDraft(id, form);
  const sent = useRef({ onSent, onTyped });
  useEffect(() => {
    sent.current = { onSent, onTyped };
  });

  /** Puts a ready-made answer in; what somebody typed themselves stays below it. */
  const put = (text: string) => {
    const area = areaOf(form);
    if (!area) return;
    const own = answers.some((one) => [one.text, one.text_ml].includes(area.value)) ? "" : area.value.trim();
    area.value = own === "" ? text : `${text}\n\n${own}`;
    area.dispatchEvent(new Event("input", { bubbles: true }));
  };

  useEffect(() => {
    let wanted = true;
    void askQuietly<{ data: ReadyAnswer[] }>("GET", "/api/replies").then(
      (all) => wanted && all && setAnswers(all.data),
    );
    return () => {
      wanted = false;
    };
  }, []);

  useEffect(() => {
    if (tries === 0 || last?.act !== "reply") return;
    if (!last.done) return sent.current.onTyped();
    key.current = crypto.randomUUID();
    form.current?.reset();
    form.current?.querySelector("textarea")?.dispatchEvent(new Event("input", { bubbles: true }));
    sent.current.onSent();
  }, [last, tries]);

  const isMalayalam = languageOf(message) === "ml";
  return (
    <section className={styles.story} aria-labelledby={heading}>
      <h3 id={heading}>Reply by mail</h3>
      {answers.length > 0 && (
        <ul className={styles.answers} aria-label="Ready-made answers">
          {answers.map(({ id: answer, title, text, text_ml }) => {
            const english = { lang: "en", name: "English", text } as const;
            const malayalam = { lang: "ml", name: "മലയാളം", text: text_ml } as const;
            return (
              <li key={answer}>
                <span lang={languageOf(title)}>{title}</span>
                {(isMalayalam ? [malayalam, english] : [english, malayalam])
                  .filter((one) => one.text !== "")
                  .map((one) => (
                    <button
                      key={one.lang}
                      className="text-link"
                      type="button"
                      lang={one.lang}
                      aria-label={`${title}: ${one.name}`}
                      onClick={() => put(one.text)}
                    >
                      {one.name}
                    </button>
                  ))}
              </li>
            );
          })}
        </ul>
      )}
      <form
        ref={form}
        onInput={onTyped}
        onSubmit={(event) => {
          event.preventDefault();
          if (leaving.current) return;
          leaving.current = true;
          const sent = new FormData(event.currentTarget);
          const fields = { text: String(sent.get("text") ?? ""), key: key.current };
          void onSending().then(() => {
            leaving.current = false;
            act("reply", item, sent.has("answered") ? { ...fields, answered: "yes" } : fields);
          });
        }}
      >
        <Field multiline name="text" label="Your answer" limit={REPLY} />
        <p role="status">{kept}</p>
        <label className={styles.tick}>
          <input type="checkbox" name="answered" defaultChecked /> Mark as answered
        </label>
        <button className="button red" type="submit" aria-disabled={busy || undefined}>
          {busy ? "Sending..." : "Send reply"}
        </button>
        <small>To {email}. What they write back comes to the council's mailbox.</small>
      </form>
    </section>
  );
}
