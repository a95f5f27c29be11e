import { type ReactNode, useEffect, useRef, useState } from "react";
import { ENQUIRY_LABELS } from "../../../shared/enquiries/enquiries.ts";
import { splitQuotedText } from "../../../shared/enquiries/quoted-text.ts";
import type { Enquiry, EnquiryDetail, OpenedEnquiry } from "../../../shared/enquiries/workflow.schema.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { ActionButton } from "../components/buttons.tsx";
import { formatDateTime } from "../lib/format-date.ts";
import { storedAdmin } from "../lib/session.ts";
import { AttachmentList } from "./attachment-list.tsx";
import styles from "./timeline.module.css";

/** Notes and replies have items of their own. */
const ACTION_LABELS: Readonly<Record<string, string>> = t({
  "take enquiry": "assigned it to themselves",
  "release enquiry": "released it",
  "mark enquiry as answered": "marked it as answered",
  "reopen enquiry": "reopened it",
  "mark enquiry as spam": "moved it to Spam",
  "mark enquiry as no spam": "moved it out of Spam",
  "set reminder of enquiry": "set a reminder",
  "change staff": "released it from someone who no longer answers enquiries",
  "remove staff": "released it from someone who left the staff",
});

const MAX_SHOWN = 30;

interface Item {
  key: string;
  at: string;
  /** Done by oneself, so never news. */
  isOwn: boolean;
  content: ReactNode;
}

interface TimelineProps {
  item: Enquiry;
  /** Absent until it is loaded. */
  detail: OpenedEnquiry | undefined;
  onAgain: (text: string) => void;
}

/** The enquiry, replies, emails, notes and actions, oldest first; scrolled to what is new since one last looked. */
export function EnquiryTimeline({ item, detail, onAgain }: TimelineProps) {
  const list = useRef<HTMLOListElement>(null);
  const items = detail ? toItems(detail, onAgain) : [];
  const [opened, setOpened] = useState<{ looked: string | null; from: number }>();
  // As it was when the enquiry was opened.
  if (opened === undefined && detail)
    setOpened({ looked: detail.looked_at, from: findFirstShown(items, detail.looked_at) });
  const { looked, from } = opened ?? { looked: null, from: 0 };
  const firstNew = findFirstNew(items, looked);
  const [isWhole, setIsWhole] = useState(false);
  const hidden = isWhole ? 0 : from;
  const { key: last, isOwn } = items.at(-1) ?? {};
  const isLater = useRef(false);
  useEffect(() => {
    if (last === undefined) return;
    const isFollowed = !isLater.current || isOwn || isInSight(list.current?.lastElementChild?.previousElementSibling);
    isLater.current = true;
    // What a colleague adds moves nothing that is read or pressed.
    if (!isFollowed) return;
    const target = list.current?.querySelector("[data-new]") ?? list.current?.lastElementChild;
    target?.scrollIntoView({ block: list.current?.querySelector("[data-new]") ? "start" : "end" });
  }, [last, isOwn]);
  return (
    <div role="log" aria-label={t("Conversation")} aria-live={isWhole ? "off" : undefined} tabIndex={-1}>
      <ol ref={list} className={styles.timeline}>
        <li className={styles.visitor}>
          <Enquirer item={item} />
          <section className={styles.text} aria-label={ENQUIRY_LABELS.message}>
            <h3>{ENQUIRY_LABELS.message}</h3>
            <EmailText text={item.message} />
          </section>
          <AttachmentList id={item.id} attachments={detail?.attachments ?? []} />
        </li>
        {hidden > 0 && (
          <li className={styles.event}>
            <ActionButton
              look="text-link"
              label={t("Show {count} earlier", { count: hidden })}
              onPress={() => {
                setIsWhole(true);
                list.current?.parentElement?.focus({ preventScroll: true });
              }}
            />
          </li>
        )}
        {items.slice(hidden).flatMap(({ key, content, at }) => [
          ...(key === firstNew?.key && looked
            ? [
                <li key="new" className={styles.since} data-new="">
                  <span>{t("New since you looked, {when}", { when: formatDateTime(looked) })}</span>
                </li>,
              ]
            : []),
          <li key={key} className={ITEM_STYLES[getKind(key)]} data-at={at}>
            {content}
          </li>,
        ])}
      </ol>
    </div>
  );
}

/** Whether the end of an element can be seen in what scrolls around it. */
function isInSight(element: Element | null | undefined): boolean {
  let box = element;
  while (box && getComputedStyle(box).overflowY !== "auto") box = box.parentElement;
  if (!element || !box) return true;
  const { top, bottom } = box.getBoundingClientRect();
  const end = element.getBoundingClientRect().bottom;
  return end > top && end < bottom + 8;
}

const findFirstNew = (items: readonly Item[], looked: string | null) =>
  items.find(({ at, isOwn }) => looked !== null && at > looked && !isOwn);

/** Earlier items of long conversations are rendered when asked for. */
function findFirstShown(items: readonly Item[], looked: string | null): number {
  if (items.length <= MAX_SHOWN + MAX_SHOWN / 2) return 0;
  const firstNew = findFirstNew(items, looked);
  return Math.min(items.length - MAX_SHOWN, firstNew ? items.indexOf(firstNew) : items.length);
}

const Enquirer = ({ item: { name, kind, created_at } }: { item: Enquiry }) => (
  <p className={styles.head}>
    <b lang={detectLanguage(name)}>{name}</b> <span>{kind === "email" ? t("sent an email") : t("sent the form")}</span>{" "}
    <time dateTime={created_at}>{formatDateTime(created_at)}</time>
  </p>
);

const ITEM_STYLES = { visitor: styles.visitor, staff: styles.staff, note: styles.note, event: styles.event };

const getKind = (key: string) => key.split(" ", 1)[0] as "visitor" | "staff" | "note" | "event";

const Head = ({ who, did, at, children }: { who: string; did: string; at: string; children?: ReactNode }) => (
  <p className={styles.head}>
    <b lang={detectLanguage(who)}>{who}</b> <span>{did}</span> {children}
    <time dateTime={at}>{formatDateTime(at)}</time>
  </p>
);

function toItems({ id, letters, messages, notes, history }: EnquiryDetail, onAgain: (text: string) => void): Item[] {
  const own = storedAdmin()?.id;
  const items: Item[] = [
    ...letters.map(({ id, at, who, ...letter }) => ({
      key: `staff ${id}`,
      at,
      isOwn: who.id === own,
      content: (
        <>
          <Head who={who.name} did={t("replied by email:")} at={at}>
            <span className={letter.state === "failed" ? styles.failed : styles.state}>
              {DELIVERY_LABELS[letter.state]}
            </span>{" "}
          </Head>
          <p className={styles.text} lang={detectLanguage(letter.text)}>
            {letter.text}
          </p>
          {letter.reason !== null && (
            <div className={styles.failed}>
              {FAILURE_LABELS[letter.reason]}{" "}
              {letter.detail && <span>{t("The mail server said: {detail}", { detail: letter.detail })} </span>}
              <ActionButton look="text-link" label={t("Try again")} onPress={() => onAgain(letter.text)} />
            </div>
          )}
        </>
      ),
    })),
    ...messages
      .filter(({ direction }) => direction === "in")
      .map(({ id: message, at, from, text, attachments }) => ({
        key: `visitor ${message}`,
        at,
        isOwn: false,
        content: (
          <>
            <Head who={from} did={t("wrote by email")} at={at} />
            <EmailText text={text} />
            <AttachmentList id={id} attachments={attachments} />
          </>
        ),
      })),
    ...notes.map(({ id, at, who, text }) => ({
      key: `note ${id}`,
      at,
      isOwn: who.id === own,
      content: (
        <>
          <Head who={who.name} did={t("wrote a note, only staff see it")} at={at} />
          <p className={styles.text} lang={detectLanguage(text)}>
            {text}
          </p>
        </>
      ),
    })),
    ...history
      .filter(({ act }) => ACTION_LABELS[act] !== undefined)
      .map(({ id, at, who, act }) => ({
        key: `event ${id}`,
        at,
        isOwn: who.id === own,
        content: (
          <>
            <span>
              {who.name} {ACTION_LABELS[act]}
            </span>{" "}
            <time dateTime={at}>{formatDateTime(at)}</time>
          </>
        ),
      })),
  ];
  return items.sort((a, b) => a.at.localeCompare(b.at));
}

/** Quotations and the signature are folded. */
const EmailText = ({ text }: { text: string }) =>
  splitQuotedText(text).map(({ isQuoted, text: part }, place) => {
    const lines = part.split("\n").length;
    const content = (
      <p className={styles.text} lang={detectLanguage(part)}>
        {part}
      </p>
    );
    // oxlint-disable-next-line react/no-array-index-key -- the text of an email never changes
    if (!isQuoted) return <div key={place}>{content}</div>;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the text of an email never changes
      <details key={place} className={styles.quoted}>
        <summary>
          {lines === 1 ? t("Show quoted text (1 line)") : t("Show quoted text ({lines} lines)", { lines })}
        </summary>
        {content}
      </details>
    );
  });

const DELIVERY_LABELS = t({ waiting: "waiting to be sent", sent: "was sent", failed: "could not be sent" });
const FAILURE_LABELS = {
  refused: t("The mail server rejected it. Please check the address, or call."),
  expired: t("Delivery failed for three days. Please call, or try again."),
  unknown: t("The server stopped during delivery, so it may have arrived."),
} as const;
