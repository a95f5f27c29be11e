import { useState } from "react";
import { CONTACT_NAME_CUT, ENQUIRY_LABELS, SELECTION_SENTENCES } from "../../../shared/enquiries/enquiries.ts";
import type { EnquiryCase } from "../../../shared/enquiries/workflow.schema.ts";
import { groupedNumber } from "../../../shared/text/format-phone.ts";
import { cut } from "../../../shared/text/graphemes.ts";
import { languageOf } from "../../components/language.ts";
import { ActButton, IconButton } from "../components/action-button.tsx";
import { ShownNotice } from "../components/announcement-preview.tsx";
import { Dialog } from "../components/dialog.tsx";
import { Icon } from "../components/icon.tsx";
import { KeysThere } from "../components/keyboard-shortcuts-hint.tsx";
import { openButton } from "../hooks/use-url-dialog.ts";
import { isSecondHalf } from "../lib/double-click.ts";
import { indianDateTime } from "../lib/format-date.ts";
import styles from "./detail.module.css";
import { CaseActs, CaseReach } from "./enquiry-actions.tsx";
import { CaseReply } from "./reply-form.tsx";
import { StateLine } from "./status-line.tsx";
import { CaseStory } from "./timeline.tsx";
import { useDeletion } from "./use-delete.ts";
import { type Acting, useCaseAct } from "./use-enquiry-action.ts";
import { useWholeCase } from "./use-enquiry-detail.ts";
import { useCaseNews } from "./use-enquiry-news.ts";
import { CASE_KEYS, useCaseKeys } from "./use-enquiry-shortcuts.ts";
import { OthersHere } from "./viewers.tsx";

interface DetailProps {
  id: number;
  /** The list page it was opened from. */
  items: readonly EnquiryCase[];
  /** Milliseconds. */
  now: number;
  onTurn: (id: number) => void;
  onClose: () => void;
  onDelete: () => void;
}

const NOT_LOADED = "This submission could not be loaded. Please close it and try again.";

export function Detail({ id, items, now, onTurn, onClose, onDelete }: DetailProps) {
  const acting = useCaseAct(id);
  const place = items.findIndex((item) => item.id === id);
  const listed = items[place];
  const { previous, next } = useNeighbours(items, place);
  const whole = useWholeCase(id, `${listed?.version} ${acting.tries}`);
  const loaded = typeof whole === "object" ? whole : undefined;
  const news = useCaseNews(loaded);
  const [again, setAgain] = useState<{ text: string } | null>(null);
  const [hasReply, setHasReply] = useState(false);
  useCaseKeys();
  const item: EnquiryCase | undefined = loaded ? { ...loaded, notes: loaded.notes.length } : listed;
  return (
    <Dialog title="Submission Details" openedBy={openButton(id)} onClose={onClose} wide>
      {(previous ?? next) && (
        <nav className={styles.turn} aria-label="Submissions">
          <Turn to={previous} icon="back" label="Previous submission" onTurn={onTurn} />
          <Turn to={next} icon="arrow" label="Next submission" onTurn={onTurn} />
        </nav>
      )}
      {item ? (
        <>
          <div className={styles.case}>
            <div>
              <StateLine item={item} now={now} />
              <p className={styles.news} role="status">
                {news && <span>{news}</span>}
              </p>
              <OthersHere id={id} />
              <Said item={item} />
              <CaseReach item={item} />
              {(item.state !== "spam" || hasReply) && item.email !== "" && (
                <CaseReply
                  item={item}
                  letters={loaded?.letters ?? []}
                  replyTo={loaded?.reply_to}
                  acting={acting}
                  again={again}
                  onWritten={setHasReply}
                />
              )}
            </div>
            <div className={styles.side}>
              <CaseActs item={item} acting={acting} />
              <Facts item={item} />
              {loaded && <CaseStory whole={loaded} onAgain={(text) => setAgain({ text })} />}
              <Delete
                item={item}
                onDelete={() => {
                  onDelete();
                  onClose();
                }}
              />
            </div>
          </div>
          <KeysThere keys={CASE_KEYS} />
          <GoOn item={item} acting={acting} next={next} onTurn={onTurn} onClose={onClose} />
        </>
      ) : (
        <p role="status">
          {whole === "unknown" ? "Loading..." : whole === "gone" ? SELECTION_SENTENCES["enquiry-gone"] : NOT_LOADED}
        </p>
      )}
    </Dialog>
  );
}

/** Neighbours in the list; after an action the enquiry may have left it. */
function useNeighbours(items: readonly EnquiryCase[], place: number) {
  const [last, setLast] = useState(place);
  if (place >= 0 && place !== last) setLast(place);
  if (place >= 0) return { previous: items[place - 1], next: items[place + 1] };
  return { previous: items[last - 1], next: items[Math.max(last, 0)] ?? items[0] };
}

interface GoOnProps extends Pick<DetailProps, "onTurn" | "onClose"> {
  item: EnquiryCase;
  acting: Acting;
  next: EnquiryCase | undefined;
}

/** Next step after closing an enquiry, in thumb reach. */
function GoOn({ item, acting, next, onTurn, onClose }: GoOnProps) {
  const ended = acting.last?.done && (item.state === "answered" || item.state === "spam");
  if (!ended) return null;
  return (
    <div className={styles.nextSteps}>
      <button
        className="button"
        type="button"
        // Ignores the second click of a double click.
        onClick={(event) => {
          if (isSecondHalf(event)) return;
          if (next) onTurn(next.id);
          else onClose();
        }}
      >
        {next ? (
          <>
            Next: <span lang={languageOf(next.name)}>{cut(next.name, CONTACT_NAME_CUT)}</span>
            <Icon name="arrow" />
          </>
        ) : (
          "Back to the list"
        )}
      </button>
    </div>
  );
}

interface TurnProps {
  to: EnquiryCase | undefined;
  icon: "back" | "arrow";
  label: string;
  onTurn: (id: number) => void;
}

const Turn = ({ to, icon, label, onTurn }: TurnProps) => (
  <IconButton
    icon={icon}
    label={label}
    data-key={icon === "arrow" ? "j" : "k"}
    busy={to === undefined}
    onPress={() => to && onTurn(to.id)}
  />
);

function Delete({ item, onDelete }: { item: EnquiryCase; onDelete: () => void }) {
  const { busy, deleteIt } = useDeletion(item, onDelete);
  return (
    <p className={styles.delete}>
      <ActButton look="text-link" label="Delete" busy={busy} onPress={deleteIt} />
    </p>
  );
}

const Said = ({ item: { name, message } }: { item: EnquiryCase }) => (
  <section className={styles.words} aria-label={ENQUIRY_LABELS.message}>
    <h3 lang={languageOf(name)}>{name}</h3>
    <h4>{ENQUIRY_LABELS.message}</h4>
    <p className={styles.message} lang={languageOf(message)}>
      {message}
    </p>
  </section>
);

function Facts({ item }: { item: EnquiryCase }) {
  const { kind, name, phone, email, created_at, notice_version } = item;
  return (
    <dl className="facts">
      <dt>{kind === "school" ? "School" : ENQUIRY_LABELS.name}</dt>
      <dd lang={languageOf(name)}>{name}</dd>
      {email !== "" && (
        <>
          <dt>{ENQUIRY_LABELS.email}</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>{email}</a>
          </dd>
        </>
      )}
      <dt>{ENQUIRY_LABELS.phone}</dt>
      <dd>
        <a href={`tel:${phone}`}>{groupedNumber(phone)}</a>
      </dd>
      <dt>Submitted At</dt>
      <dd>
        <time dateTime={created_at}>{indianDateTime(created_at)}</time>
        <ShownNotice version={notice_version} />
      </dd>
    </dl>
  );
}
