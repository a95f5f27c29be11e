import { useEffect, useState } from "react";
import { NOTICE_WORDS, type NoticeOfStaff } from "../../../domain/notices.ts";
import { useFocusAfterRemoval } from "../parts/focus-after-removal.ts";
import { Empty } from "../parts/state.tsx";
import { Card } from "./card.tsx";
import styles from "./lists.module.css";

interface ListsProps {
  notices: NoticeOfStaff[];
  onEdit: (notice: NoticeOfStaff) => void;
}

/** What runs or will run, the soonest first; then what is over. */
export function NoticeLists({ notices, onEdit }: ListsProps) {
  const now = useNow();
  const over = notices.filter(({ until }) => until <= now);
  const coming = notices.filter(({ until }) => until > now).toSorted((a, b) => a.from.localeCompare(b.from));
  if (notices.length === 0) return <Empty>{NOTICE_WORDS.none}</Empty>;
  return (
    <div className={styles.lists}>
      <List title="Now and later" notices={coming} now={now} onEdit={onEdit} />
      <List title="Over" notices={over} now={now} onEdit={onEdit} />
    </div>
  );
}

/** How often what runs is looked at anew, in milliseconds. */
const LOOK_EVERY = 5000;

/** The moment as it is now, and again and again. */
function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date().toISOString()), LOOK_EVERY);
    return () => clearInterval(ticking);
  }, []);
  return now;
}

function List({ title, notices, now, onEdit }: ListsProps & { title: string; now: string }) {
  const { list, remember } = useFocusAfterRemoval<HTMLUListElement>(notices, "button");
  if (notices.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul ref={list}>
        {notices.map((notice, index) => (
          <li key={notice.id}>
            <Card notice={notice} now={now} onEdit={() => onEdit(notice)} onDelete={() => remember(index)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
