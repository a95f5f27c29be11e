import { type AdminAnnouncement, ANNOUNCEMENT_COPY } from "../../../shared/announcements/announcements.ts";
import { EmptyState } from "../components/empty-state.tsx";
import type { CrudCardsProps } from "../crud/crud-cards.tsx";
import { useFocusAfterDelete } from "../hooks/use-focus-after-delete.ts";
import { useNow } from "../hooks/use-now.ts";
import { Card } from "./card.tsx";
import styles from "./lists.module.css";
import { getShown } from "./visible-announcement.ts";

type ListsProps = Pick<CrudCardsProps<AdminAnnouncement>, "items" | "onEdit">;

const REFRESH_INTERVAL_MS = 5000;

/** Current and future ones first. */
export function AnnouncementLists({ items: announcements, onEdit }: ListsProps) {
  const now = new Date(useNow(REFRESH_INTERVAL_MS)).toISOString();
  const over = announcements.filter(({ until }) => until <= now);
  const coming = announcements.filter(({ until }) => until > now).sort((a, b) => a.from.localeCompare(b.from));
  const shown = getShown(announcements, now);
  if (announcements.length === 0) return <EmptyState>{ANNOUNCEMENT_COPY.none}</EmptyState>;
  return (
    <div className={styles.lists}>
      <List title="Now and later" items={coming} shown={shown} now={now} onEdit={onEdit} />
      <List title="Over" items={over} now={now} onEdit={onEdit} />
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
