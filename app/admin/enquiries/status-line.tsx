import type { Enquiry, Viewer } from "../../../shared/enquiries/workflow.schema.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { formatBusinessTime, formatDateTime, formatWaitingTime } from "../lib/format-date.ts";
import { storedAdmin } from "../lib/session.ts";
import styles from "./detail.module.css";

const ANSWERED_BY = t({ mail: "by email", call: "by call", whatsapp: "by WhatsApp", other: "another way" });

const ENQUIRY_KIND_NAMES = t({ school: "School", volunteer: "Volunteer", email: "Email" });

interface StatusLineProps {
  item: Enquiry;
  now: number;
  others?: readonly Viewer[];
}

export function StatusLine({ item, now, others = [] }: StatusLineProps) {
  const { kind, state, owner, urgent, waiting_since, waiting_office, answered_how, last, remind_at } = item;
  const open = waiting_office ? formatBusinessTime(waiting_office) : "";
  return (
    <p className={styles.line}>
      {urgent && <b className={styles.urgent}>{t("Urgent: call first")}</b>}
      {remind_at !== null &&
        (Date.parse(remind_at) <= now ? (
          <b className={styles.new}>{t("Reminder due")}</b>
        ) : (
          <span>
            {t("Reminder")}: {formatDateTime(remind_at)}
          </span>
        ))}
      {kind !== "general" && <span>{ENQUIRY_KIND_NAMES[kind]}</span>}
      {state === "new" && <b className={styles.new}>{t("New")}</b>}
      {state === "spam" && <b>{t("Spam")}</b>}
      {state === "taken" && <span>{isAssignee(owner)}</span>}
      {state === "answered" && (
        <span>
          {t("Answered")} {answered_how && ANSWERED_BY[answered_how]}
          {owner && `, ${owner.name}`}
        </span>
      )}
      {last && state !== "answered" && <span>{describeLast(last)}</span>}
      {waiting_since !== null && (
        <span>
          {formatWaitingTime(waiting_since, now)}
          {open && ` (${open})`}
        </span>
      )}
      {others.map(({ id, name, typing }) => (
        <span key={id} className={styles.alsoHere}>
          {name} {typing ? t("is typing now") : t("has it open")}
        </span>
      ))}
    </p>
  );
}

function describeLast({ direction, attachments: count }: NonNullable<Enquiry["last"]>): string {
  if (direction === "out") return t("We wrote last");
  if (count === 0) return t("Replied by email");
  return count === 1 ? t("Replied by email, 1 attachment") : t("Replied by email, {count} attachments", { count });
}

function isAssignee(owner: Enquiry["owner"]): string {
  if (owner === null) return t("In progress");
  return owner.id === storedAdmin()?.id ? t("Assigned to you") : t("Assigned to {name}", { name: owner.name });
}
