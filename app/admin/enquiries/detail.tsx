import { useCallback, useRef, useState } from "react";
import { ENQUIRY_LABELS, ENQUIRY_NAME_MAX_LENGTH, SELECTION_ERRORS } from "../../../shared/enquiries/enquiries.ts";
import type { Enquiry, Viewer } from "../../../shared/enquiries/workflow.schema.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { truncate } from "../../../shared/text/graphemes.ts";
import { AcceptedPrivacyNotice } from "../components/accepted-privacy-notice.tsx";
import { ActionButton, IconButton } from "../components/buttons.tsx";
import { Dialog } from "../components/dialog.tsx";
import { Icon } from "../components/icon.tsx";
import { ShortcutsHint } from "../components/keyboard-shortcuts-hint.tsx";
import { openButton } from "../hooks/use-url-dialog.ts";
import { isDoubleClickEcho } from "../lib/double-click.ts";
import { formatDateTime } from "../lib/format-date.ts";
import { backgroundRequest, usePolling } from "./background-fetch.ts";
import { Composer } from "./composer.tsx";
import styles from "./detail.module.css";
import { CallFirst, EnquiryActions, EnquiryContactLinks } from "./enquiry-actions.tsx";
import { FollowUp, UrgentCall } from "./follow-up.tsx";
import { StatusLine } from "./status-line.tsx";
import { EnquiryTimeline } from "./timeline.tsx";
import { type EnquiryActionState, useDeletion, useEnquiryAction } from "./use-enquiry-action.ts";
import { useEnquiryDetail, useEnquiryNews } from "./use-enquiry-detail.ts";
import { ENQUIRY_KEYS, useEnquiryKeys } from "./use-enquiry-shortcuts.ts";

interface DetailProps {
  id: number;
  /** The list page it was opened from. */
  items: readonly Enquiry[];
  /** Milliseconds. */
  now: number;
  onNavigate: (id: number) => void;
  onClose: () => void;
  onDelete: () => void;
}

const NOT_LOADED = t("This enquiry could not be loaded. Please close it and try again.");

export function Detail({ id, items, now, onNavigate, onClose, onDelete }: DetailProps) {
  const acting = useEnquiryAction(id);
  const place = items.findIndex((item) => item.id === id);
  const listed = items[place];
  const { previous, next } = useAdjacentEnquiries(items, place);
  const enquiry = useEnquiryDetail(id, `${listed?.version} ${acting.tries}`);
  const loaded = typeof enquiry === "object" ? enquiry : undefined;
  const news = useEnquiryNews(loaded);
  const [again, setAgain] = useState<{ text: string } | null>(null);
  const side = useRef<HTMLDivElement>(null);
  useEnquiryKeys();
  const item: Enquiry | undefined = loaded ? { ...loaded, notes: loaded.notes.length } : listed;
  const isCallFirst = item !== undefined && item.urgent && item.phone !== "" && item.waiting_since !== null;
  return (
    <Dialog
      title={t("Submission Details")}
      {...(item && { subject: item.name })}
      openedBy={openButton(id)}
      onClose={onClose}
      sheet={styles.sheet}
    >
      {(previous ?? next) && (
        <nav className={styles.turn} aria-label={t("Submissions")}>
          <NavigationButton to={previous} icon="back" label={t("Previous enquiry")} onTurn={onNavigate} />
          <NavigationButton to={next} icon="arrow" label={t("Next enquiry")} onTurn={onNavigate} />
        </nav>
      )}
      {item ? (
        <>
          <div className={styles.status}>
            <StatusLine item={item} now={now} />
            <div className={styles.notices}>
              <p className={styles.news} role="status">
                {news && <span>{news}</span>}
              </p>
              <Viewers id={id} />
            </div>
          </div>
          <div className={styles.rest}>
            <div className={styles.main} tabIndex={-1}>
              {isCallFirst && <CallFirst item={item} />}
              <UrgentCall item={item} help={loaded?.help} actionState={acting} />
              <EnquiryTimeline item={item} detail={loaded} onAgain={(text) => setAgain({ text })} />
            </div>
            <div ref={side} className={styles.side} tabIndex={-1}>
              {!isCallFirst && <EnquiryContactLinks item={item} />}
              <FollowUp item={item} actionState={acting} />
              <EnquiryActions item={item} actionState={acting} />
              <EnquiryFacts item={item} />
              <Delete
                item={item}
                onDelete={() => {
                  onDelete();
                  onClose();
                }}
              />
              <ShortcutsHint keys={ENQUIRY_KEYS} />
            </div>
          </div>
          <div className={styles.foot}>
            <Composer
              item={item}
              detail={loaded}
              actionState={acting}
              failedReply={again}
              onMore={() => {
                side.current?.scrollIntoView({ block: "start" });
                side.current?.focus({ preventScroll: true });
              }}
            />
            <NextEnquiry item={item} actionState={acting} next={next} onNavigate={onNavigate} onClose={onClose} />
          </div>
        </>
      ) : (
        <p role="status">
          {enquiry === "unknown" ? t("Loading...") : enquiry === "gone" ? SELECTION_ERRORS["enquiry-gone"] : NOT_LOADED}
        </p>
      )}
    </Dialog>
  );
}

/** Neighbours in the list; after an action the enquiry may have left it. */
function useAdjacentEnquiries(items: readonly Enquiry[], place: number) {
  const [last, setLast] = useState(place);
  if (place >= 0 && place !== last) setLast(place);
  if (place >= 0) return { previous: items[place - 1], next: items[place + 1] };
  return { previous: items[last - 1], next: items[Math.max(last, 0)] ?? items[0] };
}

interface NextEnquiryProps extends Pick<DetailProps, "onNavigate" | "onClose"> {
  item: Enquiry;
  actionState: EnquiryActionState;
  next: Enquiry | undefined;
}

/** Next step after closing an enquiry, in thumb reach. */
function NextEnquiry({ item, actionState, next, onNavigate, onClose }: NextEnquiryProps) {
  const ended = actionState.last?.done && (item.state === "answered" || item.state === "spam");
  if (!ended) return null;
  return (
    <div className={styles.nextSteps}>
      <button
        className="button"
        type="button"
        // Ignores the second click of a double click.
        onClick={(event) => {
          if (isDoubleClickEcho(event)) return;
          if (next) onNavigate(next.id);
          else onClose();
        }}
      >
        {next ? (
          <>
            {t("Next:")} <span lang={detectLanguage(next.name)}>{truncate(next.name, ENQUIRY_NAME_MAX_LENGTH)}</span>
            <Icon name="arrow" />
          </>
        ) : (
          t("Back to the list")
        )}
      </button>
    </div>
  );
}

interface NavigationButtonProps {
  to: Enquiry | undefined;
  icon: "back" | "arrow";
  label: string;
  onTurn: (id: number) => void;
}

const NavigationButton = ({ to, icon, label, onTurn }: NavigationButtonProps) => (
  <IconButton
    icon={icon}
    label={label}
    data-key={icon === "arrow" ? "j" : "k"}
    busy={to === undefined}
    onPress={() => to && onTurn(to.id)}
  />
);

function Delete({ item, onDelete }: { item: Enquiry; onDelete: () => void }) {
  const { busy, deleteIt } = useDeletion(item, onDelete);
  return (
    <p className={styles.delete}>
      <ActionButton look="text-link" label={t("Delete")} busy={busy} onPress={deleteIt} />
    </p>
  );
}

function EnquiryFacts({ item }: { item: Enquiry }) {
  const { kind, name, phone, email, created_at, notice_version } = item;
  return (
    <dl className="facts">
      <dt>{kind === "school" ? t("School") : ENQUIRY_LABELS.name}</dt>
      <dd lang={detectLanguage(name)}>{name}</dd>
      {email !== "" && (
        <>
          <dt>{ENQUIRY_LABELS.email}</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>{email}</a>
          </dd>
        </>
      )}
      {phone !== "" && (
        <>
          <dt>{ENQUIRY_LABELS.phone}</dt>
          <dd>
            <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
          </dd>
        </>
      )}
      <dt>{t("Submitted At")}</dt>
      <dd>
        <time dateTime={created_at}>{formatDateTime(created_at)}</time>
        <AcceptedPrivacyNotice version={notice_version} />
      </dd>
    </dl>
  );
}

function Viewers({ id }: { id: number }) {
  const ask = useCallback(() => backgroundRequest("POST /api/contact/{id}/open", { id }), [id]);
  const leave = useCallback(() => void backgroundRequest("DELETE /api/contact/{id}/open", { id }), [id]);
  const polled = usePolling(ask, leave);
  return (
    <p role="status">{polled?.ok ? describeViewers(polled.body.data) : polled && SELECTION_ERRORS["enquiry-gone"]}</p>
  );
}

/** 'Anu is typing now. Latha has this open too.' */
function describeViewers(others: readonly Viewer[]): string {
  const names = (typing: boolean) => others.filter((item) => item.typing === typing).map(({ name }) => name);
  const [typing, reading] = [names(true), names(false)];
  return [
    typing.length > 0 &&
      (typing.length > 1
        ? t("{names} are typing now.", { names: typing.join(", ") })
        : t("{names} is typing now.", { names: typing.join(", ") })),
    reading.length > 0 &&
      (reading.length > 1
        ? t("{names} have this open too.", { names: reading.join(", ") })
        : t("{names} has this open too.", { names: reading.join(", ") })),
  ]
    .filter(Boolean)
    .join(" ");
}
