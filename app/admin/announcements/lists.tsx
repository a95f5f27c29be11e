import { useId } from "react";
import type { AdminAnnouncement } from "../../../shared/announcements/announcements.schema.ts";
import { ANNOUNCEMENT_COPY } from "../../../shared/announcements/announcements.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { Trans } from "../../i18n/trans.tsx";
import { ActionButton } from "../components/buttons.tsx";
import { EditAndDelete, useDeletion } from "../components/edit-and-delete.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { LastChanged } from "../components/last-changed.tsx";
import type { CrudCardProps, CrudCardsProps } from "../crud/crud-page.tsx";
import { useFocusAfterDelete } from "../hooks/use-focus-after-delete.ts";
import { useNow } from "../hooks/use-now.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import { formatDateTime } from "../lib/format-date.ts";
import styles from "./lists.module.css";

type ListsProps = Pick<CrudCardsProps<AdminAnnouncement>, "items" | "onEdit">;

const REFRESH_INTERVAL_MS = 5000;

/** Current and future ones first. */
export function AnnouncementLists({ items: announcements, onEdit }: ListsProps) {
  const now = new Date(useNow(REFRESH_INTERVAL_MS)).toISOString();
  const over = announcements.filter(({ until }) => until <= now);
  const upcoming = announcements.filter(({ until }) => until > now).sort((a, b) => a.from.localeCompare(b.from));
  const shown = getShown(announcements, now);
  if (announcements.length === 0) return <EmptyState>{ANNOUNCEMENT_COPY.none}</EmptyState>;
  return (
    <div className={styles.lists}>
      <List title={t("Now and later")} items={upcoming} shown={shown} now={now} onEdit={onEdit} />
      <List title={t("Ended")} items={over} now={now} onEdit={onEdit} />
    </div>
  );
}

interface ListProps extends ListsProps {
  title: string;
  /** What visitors see now. */
  shown?: AdminAnnouncement | undefined;
  now: string;
}

function List({ title, items, shown, now, onEdit }: ListProps) {
  const { list, remember } = useFocusAfterDelete<HTMLUListElement>(items, "button");
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul ref={list}>
        {items.map((item, index) => (
          <li key={item.id}>
            <Card item={item} shown={shown} now={now} onEdit={() => onEdit(item)} onDelete={() => remember(index)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardProps extends CrudCardProps<AdminAnnouncement> {
  /** The notice that visitors see now, if any. */
  shown: AdminAnnouncement | undefined;
  /** ISO 8601 in UTC. */
  now: string;
}

function Card({ item: announcement, shown, now, onEdit, onDelete }: CardProps) {
  const { id, version, text, text_ml, link, kind, from, until } = announcement;
  const line = useId();
  const { busy, deleteIt } = useDeletion({
    key: `notice ${id}`,
    seen: announcement,
    copy: ANNOUNCEMENT_COPY,
    target: text,
    onDelete,
  });
  const ending = usePostAction(`end notice ${id}`);
  const end = () => ending.post({ id, version, text, text_ml, link, kind, from, until: now });
  const runs = from <= now && now < until;
  const waitsFor = runs && shown && shown.id !== id ? shown : undefined;
  const state = waitsFor ? t("Waiting") : runs ? t("Live now") : until <= now ? t("Ended") : t("Later");
  return (
    <article className="card" aria-labelledby={line} aria-busy={busy || ending.busy}>
      <p className={styles.line} data-kind={kind} id={line} lang={detectLanguage(text)}>
        <Icon name={kind === "news" ? "horn" : "warning"} />
        <span>
          {kind === "warning" && <span className="visually-hidden">{t("Warning:")} </span>}
          {text}
        </span>
      </p>
      {text_ml && <p lang={detectLanguage(text_ml)}>{text_ml}</p>}
      {link && <p className="card-line">{link}</p>}
      <p className={styles.when}>
        <b>{state}</b>{" "}
        <span>{t("{from} to {until}", { from: formatDateTime(from), until: formatDateTime(until) })}</span>
      </p>
      {waitsFor && (
        <p className={styles.when}>
          <Trans
            message={t("Not shown yet: the site shows one notice at a time. Showing now: {notice} until {until}.")}
            values={{
              notice: <span lang={detectLanguage(waitsFor.text)}>“{waitsFor.text}”</span>,
              until: formatDateTime(waitsFor.until),
            }}
          />
        </p>
      )}
      <LastChanged changed={announcement.changed} />
      <div className={styles.acts}>
        {runs && <ActionButton label={t("End now")} aria-describedby={line} busy={ending.busy} onPress={end} />}
        <EditAndDelete id={id} itemLabel={line} busy={busy} onEdit={onEdit} onDelete={deleteIt} />
      </div>
    </article>
  );
}

/**
 * The one of several notices that visitors see: a warning before news, then what began last (as `GET /api/notices` sorts).
 * @param now ISO 8601 in UTC
 */
export function getShown(announcements: readonly AdminAnnouncement[], now: string): AdminAnnouncement | undefined {
  const [first] = announcements
    .filter(({ from, until }) => from <= now && now < until)
    .sort((a, b) => b.kind.localeCompare(a.kind) || b.from.localeCompare(a.from) || b.id - a.id);
  return first;
}
