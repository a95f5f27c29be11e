import { useState } from "react";
import { Link } from "react-router";
import { getPageCount, type Page } from "../../../shared/pagination.ts";
import type { TestimonialStatus } from "../../../shared/testimonials/testimonials.limits.ts";
import type { Testimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { useFocusAfterDelete } from "../hooks/use-focus-after-delete.ts";
import { type Selection, useSelection } from "../hooks/use-selection.ts";
import { useOpenItem } from "../hooks/use-url-dialog.ts";
import { SelectionBar } from "./bulk-actions.tsx";
import { Card } from "./card.tsx";
import { type BeginAt, Detail } from "./detail.tsx";
import styles from "./list.module.css";
import { toUrl } from "./url-state.ts";
import { useCardKeys } from "./use-card-shortcuts.ts";

const NOTHING: Record<TestimonialStatus, string> = {
  pending: "No incoming testimonials.",
  approved: "No approved testimonials.",
  rejected: "No rejected testimonials.",
};

/** Focused when no card is left. */
const OPEN_TAB = "[role=tab][aria-selected=true]";

interface ListProps {
  status: TestimonialStatus;
  list: Page<Testimonial>;
}

export function TestimonialList({ status, list }: ListProps) {
  const { opened, open, close } = useOpenItem(list.items);
  const [begin, setBegin] = useState<{ id: number; at: BeginAt }>();
  const { list: grid, remember } = useFocusAfterDelete<HTMLUListElement>(list.items, "h2 button", OPEN_TAB);
  const selection = useSelection(list.items, `${status} ${list.page}`);
  const severalAtOnce = status === "pending";
  useCardKeys(grid);
  const openAt = (testimonial: Testimonial, at?: BeginAt) => {
    setBegin(at && { id: testimonial.id, at });
    open(testimonial);
  };
  return (
    <>
      {list.items.length === 0 && <EmptyState>{NOTHING[status]}</EmptyState>}
      {severalAtOnce && list.items.length > 1 && <SelectAll selection={selection} count={list.items.length} />}
      <ul className="cards" ref={grid}>
        {list.items.map((testimonial, index) => (
          <li key={testimonial.id}>
            <Card
              testimonial={testimonial}
              onAct={() => remember(index)}
              onOpen={() => openAt(testimonial)}
              onEdit={() => openAt(testimonial, "words")}
              onReject={() => openAt(testimonial, "reason")}
              selected={severalAtOnce ? selection.isSelected(testimonial.id) : undefined}
              onSelect={() => selection.toggle(testimonial.id)}
            />
          </li>
        ))}
      </ul>
      {severalAtOnce && <SelectionBar items={list.items} selected={selection.selected} onAct={() => remember(0)} />}
      <PreviousNext status={status} page={list.page} pages={getPageCount(list)} />
      {opened && (
        <Detail
          key={opened.id}
          testimonial={opened}
          beginAt={begin?.id === opened.id ? begin.at : undefined}
          onClose={close}
          onAct={() => remember(list.items.indexOf(opened))}
        />
      )}
    </>
  );
}

const SelectAll = ({ selection: { all, toggleAll }, count }: { selection: Selection; count: number }) => (
  <label className={`tick ${styles.all}`}>
    <input type="checkbox" checked={all} onChange={toggleAll} />
    Select all {count}
  </label>
);

/** Nothing for a single page. */
function PreviousNext({ status, page, pages }: { status: TestimonialStatus; page: number; pages: number }) {
  if (pages <= 1) return null;
  const step = (to: number, words: string) =>
    to >= 1 && to <= pages ? (
      <Link className="button outlined small" to={toUrl({ tab: status, page: to })}>
        {words}
      </Link>
    ) : (
      <span className="button outlined small" role="link" aria-disabled="true">
        {words}
      </span>
    );
  return (
    <nav className={styles.steps} aria-label="Pages of testimonials">
      {step(page - 1, "Previous")}
      <p role="status">{`Page ${page} of ${pages}`}</p>
      {step(page + 1, "Next")}
    </nav>
  );
}
