import { useEffect, useId, useRef, useState } from "react";
import type { Draft, EnquiryCase } from "../../../domain/cases.rules.ts";
import { CASE_SENTENCES, REPLY_LIMIT } from "../../../domain/cases.ts";
import type { ReadyAnswer } from "../../../domain/ready-answers.ts";
import { Field } from "../../ui/field.tsx";
import { languageOf } from "../../ui/language.ts";
import { charactersOf } from "../../ui/limit.ts";
import { askQuietly } from "./ask-quietly.ts";
import type { Acting } from "./case-acts.tsx";
import styles from "./detail.module.css";

const REPLY = charactersOf(CASE_SENTENCES, "reply-too-long", REPLY_LIMIT);
/** How long after the last letter what was typed is kept, in milliseconds. */
const KEEP_AFTER = 800;

interface ReplyProps {
  item: EnquiryCase;
  acting: Acting;
}

/** A letter to whoever wrote: a ready-made answer or one's own words, kept by the server while they are typed. */
export function CaseReply({ item, acting: { busy, act, last, tries } }: ReplyProps) {
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<ReadyAnswer[]>([]);
  const [kept, setKept] = useState<{ words: string; tries: number }>();
  // What is pressed twice, or sent again after a lost line, is one letter.
  const key = useRef(crypto.randomUUID());
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { id, email, message } = item;

  const field = () => form.current?.elements.namedItem("text") as HTMLTextAreaElement | null | undefined;
  const put = (text: string) => {
    const area = field();
    if (!area) return;
    area.value = text;
    area.dispatchEvent(new Event("input", { bubbles: true }));
  };

  useEffect(() => {
    let wanted = true;
    void askQuietly<{ data: ReadyAnswer[] }>("GET", "/api/replies").then(
      (all) => wanted && all && setAnswers(all.data),
    );
    void askQuietly<{ data: Draft | null }>("GET", `/api/contact/${id}/draft`).then((draft) => {
      const area = form.current?.elements.namedItem("text") as HTMLTextAreaElement | null | undefined;
      if (!wanted || !draft?.data || !area || area.value !== "") return;
      area.value = draft.data.text;
      area.dispatchEvent(new Event("input", { bubbles: true }));
    });
    return () => {
      wanted = false;
      clearTimeout(keeping.current);
    };
  }, [id]);

  useEffect(() => {
    if (tries === 0 || last?.act !== "reply" || !last.done) return;
    key.current = crypto.randomUUID();
    form.current?.reset();
    form.current?.querySelector("textarea")?.dispatchEvent(new Event("input", { bubbles: true }));
    clearTimeout(keeping.current);
  }, [last, tries]);

  const keepSoon = () => {
    clearTimeout(keeping.current);
    setKept(undefined);
    keeping.current = setTimeout(async () => {
      const text = field()?.value ?? "";
      const answer = await askQuietly<{ data: Draft | null }>("PUT", `/api/contact/${id}/draft`, { text });
      const words = answer ? (text.trim() ? "Kept until you send it." : "") : "Not kept: the server did not answer.";
      setKept({ words, tries });
    }, KEEP_AFTER);
  };

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
        onInput={keepSoon}
        onSubmit={(event) => {
          event.preventDefault();
          const sent = new FormData(event.currentTarget);
          const fields = { text: String(sent.get("text") ?? ""), key: key.current };
          act("reply", item, sent.has("answered") ? { ...fields, answered: "yes" } : fields);
        }}
      >
        <Field multiline name="text" label="Your answer" limit={REPLY} />
        <p role="status">{kept?.tries === tries && kept.words}</p>
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
