import { useCallback, useId, useState } from "react";
import { Link } from "react-router";
import type { EventStatus } from "../../../shared/events/event.ts";
import type { AdminEvent, Override } from "../../../shared/events/events-admin.ts";
import { EVENT_ADMIN_COPY, EVENT_STATUS_NAMES } from "../../../shared/events/events-admin-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { Field } from "../../components/field.tsx";
import { detectLanguage } from "../../components/language.ts";
import { Trans } from "../../i18n/trans.tsx";
import { ActionButton, SaveButton } from "../components/buttons.tsx";
import { DateBadge } from "../components/date-badge.tsx";
import { Dialog } from "../components/dialog.tsx";
import { LastChanged } from "../components/last-changed.tsx";
import { StatusTag } from "../components/status-tag.tsx";
import { TranslationHints } from "../components/translation-hints.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useRestoreFocus } from "../hooks/use-focus-after-delete.ts";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { useOpenDialog } from "../hooks/use-url-dialog.ts";
import { districtLabel } from "../lib/district-labels.ts";
import { dropDraft } from "../lib/drafts.ts";
import { formatDateTime, formatRange } from "../lib/format-date.ts";
import formStyles from "./event-form.module.css";
import { getText, SeenVersion, Times, toHistoryItem } from "./fields.tsx";
import styles from "./row.module.css";
import { editUrl } from "./url-state.ts";

interface RowProps {
  event: AdminEvent;
  acts: boolean;
}

export function EventRow({ event, acts }: RowProps) {
  const id = useId();
  const dialog = useOpenDialog();
  const { key, title, starts_at, ends_at, venue, district, changed } = event;
  const openedBy = ({ act }: Pick<QuickAction, "act">) => `${id}-${act}`;
  const opened = acts ? QUICK_ACTIONS.find(({ act }) => dialog.opened === `${act}-${key}`) : undefined;
  const heading = useRestoreFocus(opened?.act ?? null);
  const offered = QUICK_ACTIONS.filter(({ act }) => act !== "cancelled" || event.status !== act);
  return (
    <li className={styles.row}>
      <DateBadge moment={starts_at} />
      <div className={styles.summary}>
        <h2 id={id} ref={heading} tabIndex={-1} lang={detectLanguage(title)}>
          <Link to={editUrl(key)}>{title}</Link>
        </h2>
        <p className={styles.sub}>
          {starts_at !== null && <span>{formatRange(starts_at, ends_at)}</span>}
          {venue && <span lang={detectLanguage(venue)}>{venue}</span>}
          {district && <b>{districtLabel(district)}</b>}
        </p>
        <Why event={event} />
        <LastChanged changed={changed} />
      </div>
      <Tags status={event.status} source={getSource(event)} publishAt={event.publish_at} />
      {acts && (
        <div className={`${styles.acts} not-printed`} role="group" aria-labelledby={id}>
          {offered.map(({ act, label }) => (
            <ActionButton key={act} id={openedBy({ act })} label={label} onPress={() => dialog.open(`${act}-${key}`)} />
          ))}
        </div>
      )}
      {opened && (
        <QuickActionDialog
          key={opened.act}
          quick={opened}
          event={event}
          openedBy={openedBy(opened)}
          onClose={dialog.close}
        />
      )}
    </li>
  );
}

export function GoneRow({ override: { key, fields, told, changed } }: { override: Override }) {
  const title = fields.title ?? told?.title ?? key;
  return (
    <li className={styles.row}>
      <DateBadge moment={fields.starts_at ?? null} />
      <div className={styles.summary}>
        <h2 lang={detectLanguage(title)}>
          <Link to={editUrl(key)}>{title}</Link>
        </h2>
        <p className={styles.sub}>
          <b>{fields.district ?? told?.district}</b>
        </p>
        <LastChanged changed={changed} />
      </div>
      <Tags status={fields.status ?? "planned"} source={t("Not on the site")} />
    </li>
  );
}

const getSource = ({ source, version }: AdminEvent): string =>
  source === "own" ? t("Local event") : version > 0 ? t("From the feed, edited here") : t("From the feed");

interface TagsProps {
  status: EventStatus;
  source: string;
  publishAt?: string | null;
}

function Tags({ status, source, publishAt = null }: TagsProps) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <p className={styles.tags}>
      {publishAt !== null && publishAt > now && (
        <StatusTag
          kind="waits"
          icon="calendar"
          label={interpolate(EVENT_ADMIN_COPY.hiddenUntil, { when: formatDateTime(publishAt) })}
        />
      )}
      <span className="tag" data-status={status}>
        {EVENT_STATUS_NAMES[status]}
      </span>{" "}
      <span className="tag">{source}</span>
    </p>
  );
}

function Why({ event: { was, reason, status } }: { event: AdminEvent }) {
  const before =
    was && [was.starts_at && formatRange(was.starts_at, was.ends_at), was.venue].filter(Boolean).join(", ");
  if (!before && !reason && status !== "postponed") return null;
  return (
    <p className={styles.reason}>
      {before && (
        <>
          <Trans message={t("Was {before}.")} values={{ before: <s>{before}</s> }} />{" "}
        </>
      )}
      {status === "postponed" && `${t("No new date yet.")} `}
      {reason && (
        <>
          {t("Reason:")} <span lang={detectLanguage(reason)}>{reason}</span>
        </>
      )}
    </p>
  );
}

const QUICK_ACTIONS = [
  { act: "postponed", label: t("Postpone"), title: t("Postpone this event"), says: t("Postpone it") },
  { act: "moved", label: t("Move"), title: t("Move this event"), says: t("Move it") },
  { act: "cancelled", label: t("Cancel event"), title: t("Cancel this event"), says: t("Cancel the event") },
] as const;
type QuickAction = (typeof QUICK_ACTIONS)[number];

interface QuickActionProps {
  quick: QuickAction;
  event: AdminEvent;
  openedBy: string;
  onClose: () => void;
}

function QuickActionDialog({ quick: { act, title, says }, event, openedBy, onClose }: QuickActionProps) {
  // A reload must not change the version being edited.
  const [began] = useState(event);
  const draft = `event ${act}:${began.key}`;
  const end = useCallback(() => {
    dropDraft(draft);
    onClose();
  }, [draft, onClose]);
  const { Form, form, busy, errors, unsaved, sends } = useSaveForm(draft, end);
  const fields = { event: began, errors };
  return (
    <Dialog title={title} openedBy={openedBy} onClose={onClose}>
      <p className={formStyles.named} lang={detectLanguage(began.title)}>
        {began.title}
      </p>
      <Form {...sends} className="office-form">
        <SeenVersion event={began} />
        <input type="hidden" name="quick" value={act} />
        {unsaved && <UnsavedNotice onDiscard={end} />}
        <TranslationHints of={toHistoryItem(began)} form={form}>
          {act === "moved" && (
            <>
              <Times {...fields} />
              <Field optional {...getText("venue", fields)} />
              <Field optional {...getText("venue_ml", fields)} />
            </>
          )}
          <Field {...getText("reason", fields)} />
          <Field optional {...getText("reason_ml", fields)} />
        </TranslationHints>
        <small>{EVENT_ADMIN_COPY.malayalamOptional}</small>
        <div className="button-row">
          <SaveButton label={says} busyLabel={t("Saving...")} busy={busy} />
        </div>
      </Form>
    </Dialog>
  );
}
