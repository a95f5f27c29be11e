import { useEffect, useRef } from "react";
import type { Enquiry } from "../../../shared/enquiries/workflow.schema.ts";
import { ANSWERED_HOW, type AnsweredHow } from "../../../shared/enquiries/workflow.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate, type MessageWith } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { ActionButton } from "../components/buttons.tsx";
import { Icon } from "../components/icon.tsx";
import { getVisitorTexts } from "../i18n/visitor-texts.ts";
import { isDoubleClickEcho } from "../lib/double-click.ts";
import { useAdmin } from "../lib/session.ts";
import styles from "./detail.module.css";
import { getTypedNote } from "./note-form.tsx";
import type { EnquiryAction, EnquiryActionState } from "./use-enquiry-action.ts";

const HOW: Record<AnsweredHow, string> = {
  mail: t("By email"),
  call: t("By call"),
  whatsapp: t("By WhatsApp"),
  other: t("Another way"),
};

/** In the language of the message. */
const getGreeting = ({ name, message }: Enquiry): string =>
  interpolate(getVisitorTexts(detectLanguage(message)).whatsappGreeting as MessageWith<["name"]>, { name });

export const EnquiryContactLinks = ({ item }: { item: Enquiry }) =>
  item.phone !== "" && (
    <div className={`button-row ${styles.contactWays}`}>
      <a className="button outlined small" href={`tel:${item.phone}`}>
        <Icon name="phone" />
        {t("Call")}
      </a>
      <WhatsAppLink item={item} />
    </div>
  );

const WhatsAppLink = ({ item }: { item: Enquiry }) => (
  <a
    className="button outlined small"
    href={`https://wa.me/91${item.phone}?text=${encodeURIComponent(getGreeting(item))}`}
    target="_blank"
    rel="noreferrer"
  >
    <Icon name="chat" />
    {t("WhatsApp")}
  </a>
);

/** Above the conversation of an urgent enquiry: the number first. */
export const CallFirst = ({ item }: { item: Enquiry }) => (
  <section className={styles.callFirst} aria-label={t("Urgent: call first")}>
    <a className={styles.number} href={`tel:${item.phone}`}>
      {formatPhone(item.phone)}
    </a>
    <div className="button-row">
      <a className="button gold" href={`tel:${item.phone}`}>
        <Icon name="phone" />
        {t("Call")}
      </a>
      <WhatsAppLink item={item} />
    </div>
  </section>
);

interface EnquiryActionsProps {
  item: Enquiry;
  actionState: EnquiryActionState;
}

interface AssignmentButtonsProps extends EnquiryActionsProps {
  /** Where there is room for one. */
  onlyFirst?: boolean;
}

/** Assigning it to oneself and releasing it, where allowed. */
export function AssignmentButtons({ item, actionState: { busy, action }, onlyFirst = false }: AssignmentButtonsProps) {
  const admin = useAdmin();
  const { state, owner } = item;
  const isMine = owner !== null && owner.id === admin?.id;
  const acts = [
    (state === "new" || (state === "taken" && !isMine)) && (["take", t("Assign to me")] as const),
    state === "taken" && (isMine || admin?.role === "owner") && (["release", t("Release")] as const),
  ].filter((item) => item !== false);
  return acts
    .slice(0, onlyFirst ? 1 : acts.length)
    .map(([name, label]) => (
      <ActionButton
        key={name}
        look={onlyFirst ? "button outlined" : "button small outlined"}
        label={label}
        data-key={name === "take" ? "t" : undefined}
        busy={busy}
        onPress={(event) => isDoubleClickEcho(event) || action(name, item)}
      />
    ));
}

/** Available actions. A typed note is sent along when it is marked as answered. */
export function EnquiryActions({ item, actionState }: EnquiryActionsProps) {
  const { busy, action, tries } = actionState;
  const row = useRef<HTMLDivElement>(null);
  const settled = useRef(0);
  const { id, state } = item;
  // The focused button may be gone. Do not focus another action: it could be pressed by mistake.
  useEffect(() => {
    if (tries === settled.current || document.activeElement !== document.body) return;
    settled.current = tries;
    row.current?.focus({ preventScroll: true });
  });

  const button = (name: EnquiryAction, label: string, getFields?: () => Record<string, string>) => (
    <ActionButton
      label={label}
      busy={busy}
      onPress={(event) => isDoubleClickEcho(event) || action(name, item, getFields?.())}
    />
  );
  const isWaiting = state === "new" || state === "taken";
  return (
    <div className={styles.acts}>
      <div ref={row} className="button-row" role="group" aria-label={t("Actions")} tabIndex={-1}>
        <span className={styles.assignment}>
          <AssignmentButtons item={item} actionState={actionState} />
        </span>
        {state === "answered" && button("reopen", t("Reopen"))}
        {isWaiting && !item.urgent && button("spam", t("This is spam"))}
        {state === "spam" && button("not-spam", t("This is not spam"))}
      </div>
      {isWaiting && item.urgent && (
        <details className={styles.more}>
          <summary>{t("More")}</summary>
          {button("spam", t("This is spam"))}
        </details>
      )}
      {isWaiting && (
        <fieldset className={styles.answeredHow} data-key="m">
          <legend>{t("Mark as answered")}</legend>
          <div className="button-row">
            {ANSWERED_HOW.map((how) => (
              <span key={how}>{button("answered", HOW[how], () => ({ how, ...getTypedNote(id) }))}</span>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
