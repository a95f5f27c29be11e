import type { EnquiryCase } from "../../../domain/cases.rules.ts";
import { SELECTION_SENTENCES } from "../../../domain/contact-submissions.ts";
import { groupedNumber } from "../../../domain/grouped-number.ts";
import { languageOf } from "../../ui/language.ts";
import { indianDateTime } from "../indian-time.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { openButton } from "../parts/over.ts";
import { CaseActs, useCaseAct } from "./case-acts.tsx";
import { CaseReply } from "./case-reply.tsx";
import { CaseStory } from "./case-story.tsx";
import styles from "./detail.module.css";
import { OthersHere } from "./others-here.tsx";
import { StateLine } from "./state-line.tsx";
import { useWholeCase } from "./whole-case.ts";

interface DetailProps {
  id: number;
  /** The page of submissions that it was opened from; it may hold it no more. */
  items: readonly EnquiryCase[];
  /** The moment as it is now, in milliseconds. */
  now: number;
  /** Shows another one in its place. */
  onTurn: (id: number) => void;
  onClose: () => void;
}

const NOT_LOADED = "This submission could not be loaded. Please close it and try again.";

/** A submission whole: ways to answer it, where it stands and what can be done with it. */
export function Detail({ id, items, now, onTurn, onClose }: DetailProps) {
  const acting = useCaseAct(id);
  const place = items.findIndex((item) => item.id === id);
  const listed = items[place];
  const whole = useWholeCase(id, `${listed?.version} ${acting.tries}`);
  const loaded = typeof whole === "object" ? whole : undefined;
  const item: EnquiryCase | undefined = loaded ? { ...loaded, notes: loaded.notes.length } : listed;
  return (
    <Dialog title="Submission Details" openedBy={openButton(id)} onClose={onClose}>
      {items.length > 1 && (
        <nav className={styles.turn} aria-label="Submissions">
          <Turn to={items[place - 1]} icon="back" label="Previous submission" onTurn={onTurn} />
          <Turn to={items[place + 1]} icon="arrow" label="Next submission" onTurn={onTurn} />
        </nav>
      )}
      {item ? (
        <>
          <StateLine item={item} now={now} />
          <OthersHere id={id} />
          <Facts item={item} />
          <CaseActs item={item} acting={acting} />
          {item.state !== "spam" && item.email !== "" && <CaseReply item={item} acting={acting} />}
          {loaded && <CaseStory whole={loaded} acting={acting} />}
        </>
      ) : (
        <p role="status">
          {whole === "unknown" ? "Loading..." : whole === "gone" ? SELECTION_SENTENCES["enquiry-gone"] : NOT_LOADED}
        </p>
      )}
    </Dialog>
  );
}

interface TurnProps {
  to: EnquiryCase | undefined;
  icon: "back" | "arrow";
  label: string;
  onTurn: (id: number) => void;
}

const Turn = ({ to, icon, label, onTurn }: TurnProps) => (
  <button
    className="icon-button"
    type="button"
    aria-disabled={to === undefined || undefined}
    onClick={() => to && onTurn(to.id)}
  >
    <Icon name={icon} />
    <span className="visually-hidden">{label}</span>
  </button>
);

function Facts({ item: { kind, name, phone, email, message, created_at } }: { item: EnquiryCase }) {
  return (
    <dl className="facts">
      <dt>{kind === "school" ? "School" : "Name"}</dt>
      <dd lang={languageOf(name)}>{name}</dd>
      {email !== "" && (
        <>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>{email}</a>
          </dd>
        </>
      )}
      <dt>Phone</dt>
      <dd>
        <a href={`tel:${phone}`}>{groupedNumber(phone)}</a>
      </dd>
      <dt>Message</dt>
      <dd className={styles.message} lang={languageOf(message)}>
        {message}
      </dd>
      <dt>Submitted At</dt>
      <dd>
        <time dateTime={created_at}>{indianDateTime(created_at)}</time>
      </dd>
    </dl>
  );
}
