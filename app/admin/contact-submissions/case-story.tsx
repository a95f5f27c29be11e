import { useEffect, useId, useRef } from "react";
import type { WholeCase } from "../../../domain/cases.rules.ts";
import { CASE_SENTENCES, NOTE_LIMIT } from "../../../domain/cases.ts";
import { Field } from "../../ui/field.tsx";
import { languageOf } from "../../ui/language.ts";
import { charactersOf } from "../../ui/limit.ts";
import { draftOf, dropDraft, keepDraft } from "../draft.ts";
import { indianDateTime } from "../indian-time.ts";
import type { Acting } from "./case-acts.tsx";
import styles from "./detail.module.css";

const NOTE = charactersOf(CASE_SENTENCES, "note-too-long", NOTE_LIMIT);

/** What each act on a case is called in its story. */
const DID: Readonly<Record<string, string>> = {
  "take enquiry": "took it",
  "release enquiry": "gave it back",
  "mark enquiry as answered": "marked it as answered",
  "reopen enquiry": "opened it again",
  "mark enquiry as spam": "set it apart as spam",
  "mark enquiry as no spam": "said that it is no spam",
  "note on enquiry": "wrote a note",
  "reply to enquiry": "wrote a letter",
};

/** The notes on a case, a new one, and who did what. What was typed and not saved is there again after a reload. */
export function CaseStory({ whole, acting }: { whole: WholeCase; acting: Acting }) {
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const draft = `case-note:${whole.id}`;
  const { last, tries } = acting;
  useEffect(() => {
    if (tries === 0 || last?.act !== "notes" || !last.done) return;
    form.current?.reset();
    form.current?.querySelector("textarea")?.dispatchEvent(new Event("input", { bubbles: true }));
    dropDraft(draft);
  }, [last, tries, draft]);
  return (
    <section className={styles.story} aria-labelledby={heading}>
      {whole.letters.length > 0 && <Letters letters={whole.letters} />}
      <h3 id={heading}>Notes</h3>
      <ul>
        {whole.notes.map(({ id, text, who, at }) => (
          <li key={id}>
            <p className={styles.message} lang={languageOf(text)}>
              {text}
            </p>
            <small>
              {who.name}, <time dateTime={at}>{indianDateTime(at)}</time>
            </small>
          </li>
        ))}
      </ul>
      <form
        ref={form}
        onInput={() => form.current && keepDraft(draft, form.current)}
        onSubmit={(event) => {
          event.preventDefault();
          const text = String(new FormData(event.currentTarget).get("text") ?? "");
          acting.act("notes", { ...whole, notes: whole.notes.length }, { text });
        }}
      >
        <Field multiline name="text" label="Note" limit={NOTE} defaultValue={draftOf(draft)?.["text"]} />
        <button className="button outlined small" type="submit" aria-disabled={acting.busy || undefined}>
          Add note
        </button>
      </form>
      <h3>Who did what</h3>
      <ul>
        {whole.history.map(({ id, at, who, act }) => (
          <li key={id}>
            {who.name} {DID[act] ?? act}
            <small>
              <time dateTime={at}>{indianDateTime(at)}</time>
            </small>
          </li>
        ))}
        <li>
          Sent from the enquiry form
          <small>
            <time dateTime={whole.created_at}>{indianDateTime(whole.created_at)}</time>
          </small>
        </li>
      </ul>
    </section>
  );
}

/** What became of a letter. */
const FATE = { waiting: "waits to be sent", sent: "was sent", failed: "could not be sent" } as const;

const Letters = ({ letters }: Pick<WholeCase, "letters">) => (
  <>
    <h3>Letters</h3>
    <ul>
      {letters.map(({ id, text, who, at, state }) => (
        <li key={id}>
          <p className={styles.message} lang={languageOf(text)}>
            {text}
          </p>
          <small>
            {who.name}, <time dateTime={at}>{indianDateTime(at)}</time>: {FATE[state]}
          </small>
        </li>
      ))}
    </ul>
  </>
);
