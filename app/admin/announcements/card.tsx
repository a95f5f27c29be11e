import { useId } from "react";
import { type AdminAnnouncement, ANNOUNCEMENT_COPY } from "../../../shared/announcements/announcements.ts";
import { detectLanguage } from "../../components/language.ts";
import { ActionButton } from "../components/action-button.tsx";
import { EditAndDelete, useDeletion } from "../components/edit-and-delete.tsx";
import { Icon } from "../components/icon.tsx";
import { LastChanged } from "../components/last-changed.tsx";
import type { CrudCardProps } from "../crud/crud-cards.tsx";
import { usePostAction } from "../hooks/use-post-action.ts";
import { formatDateTime } from "../lib/format-date.ts";
import styles from "./lists.module.css";

interface CardProps extends CrudCardProps<AdminAnnouncement> {
  /** The notice that visitors see now, if any. */
  shown: AdminAnnouncement | undefined;
  /** ISO 8601 in UTC. */
  now: string;
}

export function Card({ item: announcement, shown, now, onEdit, onDelete }: CardProps) {
  const { id, version, text, text_ml, link, kind, from, until } = announcement;
  const line = useId();
  const { busy, deleteIt } = useDeletion({
    key: `notice ${id}`,
    seen: announcement,
    words: ANNOUNCEMENT_COPY,
    what: text,
    onDelete,
  });
  const ending = usePostAction(`end notice ${id}`);
  const end = () => ending.post({ id, version, text, text_ml, link, kind, from, until: now });
  const runs = from <= now && now < until;
  const waitsFor = runs && shown && shown.id !== id ? shown : undefined;
  const state = waitsFor ? "Waiting" : runs ? "On the site now" : until <= now ? "Over" : "Later";
  return (
    <article className="card" aria-labelledby={line} aria-busy={busy || ending.busy}>
      <p className={styles.line} data-kind={kind} id={line} lang={detectLanguage(text)}>
        <Icon name={kind === "news" ? "horn" : "warning"} />
        <span>
          {kind === "warning" && <span className="visually-hidden">Warning: </span>}
          {text}
        </span>
      </p>
      {text_ml && <p lang={detectLanguage(text_ml)}>{text_ml}</p>}
      {link && <p className="card-line">{link}</p>}
      <p className={styles.when}>
        <b>{state}</b>{" "}
        <span>
          {formatDateTime(from)} to {formatDateTime(until)}
        </span>
      </p>
      {waitsFor && (
        <p className={styles.when}>
          Not shown yet: the site shows one notice at a time. Now it shows{" "}
          <span lang={detectLanguage(waitsFor.text)}>“{waitsFor.text}”</span> until {formatDateTime(waitsFor.until)}.
        </p>
      )}
      <LastChanged changed={announcement.changed} />
      <div className={styles.acts}>
        {runs && <ActionButton label="End now" aria-describedby={line} busy={ending.busy} onPress={end} />}
        <EditAndDelete id={id} itemLabel={line} busy={busy} onEdit={onEdit} onDelete={deleteIt} />
      </div>
    </article>
  );
}
