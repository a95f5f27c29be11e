import { type RefObject, useEffect, useId, useRef, useState } from "react";
import type { EnquiryCase, WholeCase } from "../../../domain/cases.rules.ts";
import { CASE_LIMITS, CASE_SENTENCES } from "../../../domain/cases.ts";
import type { ReadyAnswer } from "../../../domain/ready-answers.ts";
import { Field } from "../../ui/field.tsx";
import { languageOf } from "../../ui/language.ts";
import { charactersOf } from "../../ui/limit.ts";
import { ActButton } from "../parts/act-button.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import { useAskedQuietly } from "./ask-quietly.ts";
import styles from "./detail.module.css";
import { LetterPreview } from "./letter-preview.tsx";
import type { Acting } from "./use-case-act.ts";
import { areaOf, useReplyDraft } from "./use-reply-draft.ts";
import { useWrongText } from "./use-wrong-text.ts";

const REPLY = charactersOf(CASE_SENTENCES, CASE_LIMITS, "reply-too-long");

interface ReplyProps {
  item: EnquiryCase;
  /** Those that were written before. */
  letters: WholeCase["letters"];
  /** Where an answer arrives; absent until the case is loaded. */
  replyTo: WholeCase["reply_to"] | undefined;
  acting: Acting;
  /** One of them that is to be written again. */
  again: { text: string } | null;
}

/** A letter to whoever wrote: a ready-made answer or one's own words, kept by the server while they are typed. */
export function CaseReply({ item, letters, replyTo, acting, again }: ReplyProps) {
  const { busy, act, last, tries } = acting;
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const answers = useAskedQuietly<{ data: ReadyAnswer[] }>("/api/replies")?.data ?? [];
  const [previewed, setPreviewed] = useState<string | null>(null);
  const leaving = useRef(false);
  const { id, email, message } = item;
  const { kept, onTyped, keyOfLetter, onSending, onSent } = useReplyDraft(id, form);
  const wrong = useWrongText(form, acting, ["reply"]);
  const sent = useRef({ onSent, onTyped });
  useEffect(() => {
    sent.current = { onSent, onTyped };
  });
  useEffect(() => {
    if (!again) return;
    write(form, again.text, [again.text]);
    areaOf(form)?.focus();
  }, [again]);

  /** Puts a ready-made answer in, in place of another. */
  const put = (text: string) =>
    write(
      form,
      text,
      answers.flatMap((one) => [one.text, one.text_ml]),
    );

  useEffect(() => {
    if (tries === 0 || last?.act !== "reply") return;
    if (!last.done) return sent.current.onTyped();
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
          {answers.map(({ id: answer, title, text, text_ml }, place) => {
            const english = { lang: "en", name: "English", text } as const;
            const malayalam = { lang: "ml", name: "മലയാളം", text: text_ml } as const;
            return (
              <li key={answer}>
                <span lang={languageOf(title)}>{title}</span>
                {(isMalayalam ? [malayalam, english] : [english, malayalam])
                  .filter((one) => one.text !== "")
                  .map((one, language) => (
                    <button
                      key={one.lang}
                      data-key={language === 0 ? place + 1 : undefined}
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its button is the same */}
      <form
        ref={form}
        data-key="w"
        onKeyDown={({ key, ctrlKey, metaKey, repeat, currentTarget }) => {
          if (key === "Enter" && (ctrlKey || metaKey) && !repeat) currentTarget.requestSubmit?.();
        }}
        onInput={(event) => {
          wrong.onInput(event);
          onTyped();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (leaving.current) return;
          leaving.current = true;
          const sent = new FormData(event.currentTarget);
          const fields = { text: String(sent.get("text") ?? ""), key: keyOfLetter() };
          void onSending().then(() => {
            leaving.current = false;
            act("reply", item, sent.has("answered") ? { ...fields, answered: "yes" } : fields);
          });
        }}
      >
        <Field multiline name="text" label="Your answer" limit={REPLY} error={wrong.error} />
        <p role="status">{kept}</p>
        <label className={styles.tick}>
          <input type="checkbox" name="answered" defaultChecked /> Mark as answered
        </label>
        <div className="button-row">
          <ActButton look="button outlined" label="Preview" onPress={() => setPreviewed(areaOf(form)?.value ?? "")} />
          <SaveButton label="Send reply" busyLabel="Sending..." busy={busy} />
        </div>
        <small>
          To {email}.{replyTo && ` ${replyAddressSentence(replyTo)}`}
        </small>
      </form>
      {previewed !== null && (
        <LetterPreview
          to={email}
          text={previewed}
          continues={letters.some(mayHaveArrived)}
          onClose={() => setPreviewed(null)}
        />
      )}
    </section>
  );
}

const replyAddressSentence = ({ email, of }: WholeCase["reply_to"]): string =>
  of === "council"
    ? `Their answer will go to ${email}.`
    : `Their answer will go to ${email}, the sender's address. To receive answers elsewhere, set the council's email in Campaign facts.`;

/** One that was refused reached nobody. */
const mayHaveArrived = ({ state, reason }: WholeCase["letters"][number]): boolean =>
  state !== "failed" || reason === "unknown";

/**
 * Writes a text where an answer is written; what somebody typed themselves stays below it.
 * @param known what nobody typed
 */
function write(form: RefObject<HTMLFormElement | null>, text: string, known: readonly string[]): void {
  const area = areaOf(form);
  if (!area) return;
  const own = known.includes(area.value) ? "" : area.value.trim();
  area.value = own === "" ? text : `${text}\n\n${own}`;
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
