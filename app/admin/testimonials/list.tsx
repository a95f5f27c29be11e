import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { type Page, pagesOf } from "../../../domain/pages.ts";
import type { TestimonialStatus } from "../../../domain/testimonials.limits.ts";
import type { Testimonial } from "../../../domain/testimonials.rules.ts";
import { useOpened } from "../parts/over.ts";
import { Empty } from "../parts/state.tsx";
import { Card } from "./card.tsx";
import { Detail } from "./detail.tsx";
import styles from "./list.module.css";
import { addressOf } from "./shown.ts";

/** Said when a list is empty (docs/product.md, 3.8). */
const NOTHING: Record<TestimonialStatus, string> = {
  pending: "No incoming testimonials.",
  approved: "No approved testimonials.",
  rejected: "No rejected testimonials.",
};

interface ListProps {
  status: TestimonialStatus;
  list: Page<Testimonial>;
}

/** One page of cards, and the dialog of the one that was opened. */
export function TestimonialList({ status, list }: ListProps) {
  const { opened, open, close } = useOpened(list.items);
  const { grid, remember } = useFocusAfterAct(list.items);
  return (
    <>
      {list.items.length === 0 && <Empty>{NOTHING[status]}</Empty>}
      <ul className="cards" ref={grid}>
        {list.items.map((testimonial, index) => (
          <li key={testimonial.id}>
            <Card testimonial={testimonial} onAct={() => remember(index)} onOpen={() => open(testimonial)} />
          </li>
        ))}
      </ul>
      <PreviousNext status={status} page={list.page} pages={pagesOf(list)} />
      {opened && <Detail testimonial={opened} onClose={close} />}
    </>
  );
}

/** Previous / 'Page X of Y' / Next. Nothing when there is one page. */
function PreviousNext({ status, page, pages }: { status: TestimonialStatus; page: number; pages: number }) {
  if (pages <= 1) return null;
  const step = (to: number, words: string) =>
    to >= 1 && to <= pages ? (
      <Link className="button outlined small" to={addressOf({ tab: status, page: to })}>
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

/** An act takes its card away, and the focus with it: the card that moved into its place gets it, or the open tab. */
function useFocusAfterAct(items: Testimonial[]) {
  const grid = useRef<HTMLUListElement>(null);
  const acted = useRef<number>(undefined);
  useEffect(() => {
    const index = acted.current;
    if (index === undefined || document.activeElement !== document.body) return;
    acted.current = undefined;
    const cards = grid.current?.querySelectorAll<HTMLElement>("h2 button") ?? [];
    const tab = document.querySelector<HTMLElement>("[role=tab][aria-selected=true]");
    (cards[Math.min(index, items.length - 1)] ?? tab)?.focus();
  }, [items]);
  return {
    grid,
    remember: (index: number) => {
      acted.current = index;
    },
  };
}
