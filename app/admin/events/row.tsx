import { useRef, useState } from "react";
import { Link } from "react-router";
import type { EventStatus } from "../../../shared/events/event.ts";
import type { AdminEvent, Override } from "../../../shared/events/events-admin.ts";
import { EVENT_ADMIN_COPY, EVENT_STATUS_NAMES } from "../../../shared/events/events-admin-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { Trans } from "../../i18n/trans.tsx";
import { DateBadge } from "../components/date-badge.tsx";
import { LastChanged } from "../components/last-changed.tsx";
import { StatusTag } from "../components/status-tag.tsx";
import { districtLabel } from "../lib/district-labels.ts";
import { formatDateTime, formatRange } from "../lib/format-date.ts";
import { QuickActions } from "./quick-actions.tsx";
import styles from "./row.module.css";
import { editUrl } from "./url-state.ts";

interface RowProps {
  event: AdminEvent;
  hasActions: boolean;
}

export function EventRow({ event, hasActions }: RowProps) {
  const { key, title, starts_at, ends_at, venue, district, changed } = event;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <li className={styles.row}>
      <DateBadge moment={starts_at} />
      <div className={styles.summary}>
        <h2 ref={heading} tabIndex={-1} lang={detectLanguage(title)}>
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
      {hasActions && <QuickActions event={event} heading={heading} />}
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
          <b>{districtLabel(fields.district ?? told?.district ?? "")}</b>
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
