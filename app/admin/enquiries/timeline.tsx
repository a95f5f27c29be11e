import { useId } from "react";
import type { WholeCase } from "../../../shared/enquiries/workflow.schema.ts";
import { languageOf } from "../../components/language.ts";
import { ActButton } from "../components/action-button.tsx";
import { indianDateTime } from "../lib/format-date.ts";
import styles from "./detail.module.css";

const DID: Readonly<Record<string, string>> = {
  "take enquiry": "took it",
  "release enquiry": "gave it back",
  "mark enquiry as answered": "marked it as answered",
  "reopen enquiry": "opened it again",
  "mark enquiry as spam": "set it apart as spam",
  "mark enquiry as no spam": "said that it is no spam",
  "note on enquiry": "wrote a note",
  "reply to enquiry": "wrote a letter",
  "change staff": "gave it back for somebody who answers enquiries no more",
  "remove staff": "gave it back for somebody who left the staff",
};

interface StoryProps {
  whole: WholeCase;
  onAgain: (text: string) => void;
}

export function CaseStory({ whole, onAgain }: StoryProps) {
  const heading = useId();
  return (
    <section className={styles.story} aria-labelledby={heading}>
      {whole.letters.length > 0 && <Letters letters={whole.letters} onAgain={onAgain} />}
      <h3 id={heading}>Notes</h3>
      {whole.notes.length === 0 && <p>No notes yet.</p>}
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

const FATE = { waiting: "waits to be sent", sent: "was sent", failed: "could not be sent" } as const;
const WHY = {
  refused: "The mail server refused it. Please look at the address, or call.",
  expired: "No mail server took it for three days. Please call, or try again.",
  unknown: "The server broke down just while it left, so it may have arrived.",
} as const;

const Letters = ({ letters, onAgain }: Pick<WholeCase, "letters"> & Pick<StoryProps, "onAgain">) => (
  <>
    <h3>Letters</h3>
    <ul>
      {letters.map(({ id, text, who, at, state, reason }) => (
        <li key={id}>
          <p className={styles.message} lang={languageOf(text)}>
            {text}
          </p>
          <small>
            {who.name}, <time dateTime={at}>{indianDateTime(at)}</time>: {FATE[state]}
          </small>
          {reason !== null && (
            <p>
              {WHY[reason]} <ActButton look="text-link" label="Try again" onPress={() => onAgain(text)} />
            </p>
          )}
        </li>
      ))}
    </ul>
  </>
);
