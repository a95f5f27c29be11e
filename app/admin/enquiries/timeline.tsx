import { useId } from "react";
import type { EnquiryDetail } from "../../../shared/enquiries/workflow.schema.ts";
import { detectLanguage } from "../../components/language.ts";
import { ActionButton } from "../components/buttons.tsx";
import { formatDateTime } from "../lib/format-date.ts";
import styles from "./detail.module.css";

const ACTION_LABELS: Readonly<Record<string, string>> = {
  "take enquiry": "took it",
  "release enquiry": "gave it back",
  "mark enquiry as answered": "marked it as answered",
  "reopen enquiry": "opened it again",
  "mark enquiry as spam": "moved it to Spam",
  "mark enquiry as no spam": "moved it out of Spam",
  "note on enquiry": "wrote a note",
  "reply to enquiry": "sent a reply",
  "change staff": "released it from someone who no longer answers enquiries",
  "remove staff": "released it from someone who left the staff",
};

interface TimelineProps {
  detail: EnquiryDetail;
  onAgain: (text: string) => void;
}

export function EnquiryTimeline({ detail, onAgain }: TimelineProps) {
  const heading = useId();
  return (
    <section className={styles.story} aria-labelledby={heading}>
      {detail.letters.length > 0 && <Replies letters={detail.letters} onAgain={onAgain} />}
      <h3 id={heading}>Notes</h3>
      {detail.notes.length === 0 && <p>No notes yet.</p>}
      <ul>
        {detail.notes.map(({ id, text, who, at }) => (
          <li key={id}>
            <p className={styles.message} lang={detectLanguage(text)}>
              {text}
            </p>
            <small>
              {who.name}, <time dateTime={at}>{formatDateTime(at)}</time>
            </small>
          </li>
        ))}
      </ul>
      <h3>Activity</h3>
      <ul>
        {detail.history.map(({ id, at, who, act }) => (
          <li key={id}>
            {who.name} {ACTION_LABELS[act] ?? act}
            <small>
              <time dateTime={at}>{formatDateTime(at)}</time>
            </small>
          </li>
        ))}
        <li>
          Sent from the enquiry form
          <small>
            <time dateTime={detail.created_at}>{formatDateTime(detail.created_at)}</time>
          </small>
        </li>
      </ul>
    </section>
  );
}

const DELIVERY_LABELS = { waiting: "waiting to be sent", sent: "was sent", failed: "could not be sent" } as const;
const FAILURE_LABELS = {
  refused: "The mail server rejected it. Please check the address, or call.",
  expired: "Delivery failed for three days. Please call, or try again.",
  unknown: "The server stopped during delivery, so it may have arrived.",
} as const;

const Replies = ({ letters, onAgain }: Pick<EnquiryDetail, "letters"> & Pick<TimelineProps, "onAgain">) => (
  <>
    <h3>Emails</h3>
    <ul>
      {letters.map(({ id, text, who, at, state, reason }) => (
        <li key={id}>
          <p className={styles.message} lang={detectLanguage(text)}>
            {text}
          </p>
          <small>
            {who.name}, <time dateTime={at}>{formatDateTime(at)}</time>: {DELIVERY_LABELS[state]}
          </small>
          {reason !== null && (
            <p>
              {FAILURE_LABELS[reason]} <ActionButton look="text-link" label="Try again" onPress={() => onAgain(text)} />
            </p>
          )}
        </li>
      ))}
    </ul>
  </>
);
