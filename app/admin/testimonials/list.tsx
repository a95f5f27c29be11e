import { type RefObject, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { getPageCount, type Page } from "../../../shared/pagination.ts";
import type { TestimonialStatus } from "../../../shared/testimonials/testimonials.limits.ts";
import type { Testimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { BulkBar } from "../components/bulk-bar.tsx";
import { ActionButton } from "../components/buttons.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { useFocusAfterDelete } from "../hooks/use-focus-after-delete.ts";
import { useArrowNavigation, useKeyboardShortcuts } from "../hooks/use-keyboard-shortcuts.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import type { Selection } from "../hooks/use-selection.ts";
import { useOpenItem } from "../hooks/use-url-dialog.ts";
import { loadOnTouch } from "../lib/load-on-touch.tsx";
import { undoLast } from "../lib/undo-toast.ts";
import { Card } from "./card.tsx";
import type { BeginAt } from "./detail.tsx";
import styles from "./list.module.css";
import type { BulkAction } from "./moderate.ts";
import { RejectReasons } from "./reject-reasons.tsx";
import { toUrl } from "./url-state.ts";

const Detail = loadOnTouch(async () => (await import("./detail.tsx")).Detail);

const NOTHING: Record<TestimonialStatus, string> = {
  pending: t("No incoming testimonials."),
  approved: t("No approved testimonials."),
  rejected: t("No rejected testimonials."),
};

/** Focused when no card is left. */
const OPEN_TAB = "[role=tab][aria-selected=true]";

interface ListProps {
  status: TestimonialStatus;
  list: Page<Testimonial>;
  selection: Selection;
}

export function TestimonialList({ status, list, selection }: ListProps) {
  const { opened, open, close } = useOpenItem(list.items);
  const [begin, setBegin] = useState<{ id: number; at: BeginAt }>();
  const { list: grid, remember } = useFocusAfterDelete<HTMLUListElement>(list.items, "h2 button", OPEN_TAB);
  const severalAtOnce = status === "pending";
  useCardKeys(grid);
  const openAt = (testimonial: Testimonial, at?: BeginAt) => {
    setBegin(at && { id: testimonial.id, at });
    open(testimonial);
  };
  return (
    <>
      {list.items.length === 0 && <EmptyState>{NOTHING[status]}</EmptyState>}
      <ul className="cards" ref={grid} data-selecting={selection.isSelecting || undefined}>
        {list.items.map((testimonial, index) => (
          <li key={testimonial.id}>
            <Card
              testimonial={testimonial}
              onAct={() => remember(index)}
              onOpen={() => openAt(testimonial)}
              onEdit={() => openAt(testimonial, "words")}
              onReject={() => openAt(testimonial, "reason")}
              selection={severalAtOnce ? selection : undefined}
            />
          </li>
        ))}
      </ul>
      {severalAtOnce && <SelectionBar items={list.items} selection={selection} onAct={() => remember(0)} />}
      <PreviousNext status={status} page={list.page} pages={getPageCount(list)} />
      {opened && (
        <Detail
          key={opened.id}
          testimonial={opened}
          focusOn={begin?.id === opened.id ? begin.at : undefined}
          onClose={close}
          onAct={() => remember(list.items.indexOf(opened))}
        />
      )}
    </>
  );
}

/** Nothing for a single page. */
function PreviousNext({ status, page, pages }: { status: TestimonialStatus; page: number; pages: number }) {
  if (pages <= 1) return null;
  const step = (to: number, label: string) =>
    to >= 1 && to <= pages ? (
      <Link className="button outlined small" to={toUrl({ tab: status, page: to })}>
        {label}
      </Link>
    ) : (
      <span className="button outlined small" role="link" aria-disabled="true">
        {label}
      </span>
    );
  return (
    <nav className={styles.steps} aria-label={t("Pages of testimonials")}>
      {step(page - 1, t("Previous"))}
      <p role="status">{t("Page {page} of {pages}", { page, pages })}</p>
      {step(page + 1, t("Next"))}
    </nav>
  );
}

interface SelectionBarProps {
  items: readonly Testimonial[];
  selection: Selection;
  /** Called before cards may be removed. */
  onAct: () => void;
}

/** Bulk actions; hidden without a selection. */
function SelectionBar({ items, selection, onAct }: SelectionBarProps) {
  const { selected } = selection;
  const { busy, post } = usePostAction("several testimonials");
  const [asksReason, setAsksReason] = useState(false);
  const ownWords = useRef<HTMLInputElement>(null);
  const reasons = useId();
  if (selected.length === 0) return null;
  const act = (several: BulkAction, reason = "") => {
    onAct();
    const picked = items.filter(({ id }) => selected.includes(id)).map(({ id, version }) => ({ id, version }));
    void post({ several, testimonials: JSON.stringify(picked), reason });
  };
  return (
    <BulkBar
      name={t("Selected testimonials")}
      selection={selection}
      className={styles.chosen}
      above={
        asksReason && (
          <RejectReasons id={reasons} busy={busy} onReject={(reason) => act("reject", reason)}>
            <label>
              {t("Own words")}
              <input className="input" ref={ownWords} autoComplete="off" />
            </label>
          </RejectReasons>
        )
      }
    >
      <ActionButton
        label={t("Give a reason")}
        aria-expanded={asksReason}
        aria-controls={asksReason ? reasons : undefined}
        onPress={() => setAsksReason(!asksReason)}
      />
      <ActionButton
        icon="close"
        label={t("Reject {count}", { count: selected.length })}
        data-act-on-selected="reject"
        busy={busy}
        onPress={() => act("reject", ownWords.current?.value)}
      />
      <ActionButton
        look="button small"
        icon="check"
        label={t("Approve {count}", { count: selected.length })}
        data-act-on-selected="approve"
        busy={busy}
        onPress={() => act("approve")}
      />
    </BulkBar>
  );
}

/** J and K move between cards; other keys press a button of the focused card or the selection. */
function useCardKeys(grid: RefObject<HTMLUListElement | null>): void {
  const walk = (by: 1 | -1) => () => useArrowNavigation(grid, by, "h2 button");
  const press = (act: string) => () => {
    const ofSelected = document.querySelector<HTMLElement>(`[data-act-on-selected="${act}"]`);
    const card = [...(grid.current?.children ?? [])].find((element) => element.contains(document.activeElement));
    (ofSelected ?? card?.querySelector<HTMLElement>(`[data-act="${act}"]`))?.click();
  };
  useKeyboardShortcuts(
    { j: walk(1), k: walk(-1), a: press("approve"), r: press("reject"), e: press("edit"), u: undoLast },
    0,
  );
}

export const CARD_KEYS = t([
  ["J", "next"],
  ["K", "previous"],
  ["A", "Approve"],
  ["R", "Reject"],
  ["E", "Edit"],
  ["U", "Undo"],
] as const);
