import { useRef } from "react";
import type { Testimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { ActionButton } from "../components/action-button.tsx";
import { usePostAction } from "../hooks/use-post-action.ts";
import type { BulkAction } from "./bulk-moderate.ts";
import styles from "./list.module.css";

interface SelectionBarProps {
  items: readonly Testimonial[];
  selected: readonly number[];
  /** Called before cards may be removed. */
  onAct: () => void;
}

/** Bulk actions; hidden without a selection. */
export function SelectionBar({ items, selected, onAct }: SelectionBarProps) {
  const { busy, post } = usePostAction("several testimonials");
  const reason = useRef<HTMLInputElement>(null);
  if (selected.length === 0) return null;
  const act = (several: BulkAction, reason = "") => {
    onAct();
    const picked = items.filter(({ id }) => selected.includes(id)).map(({ id, version }) => ({ id, version }));
    void post({ several, testimonials: JSON.stringify(picked), reason });
  };
  return (
    <section className={styles.chosen} aria-label="Selected testimonials">
      <p role="status">{selected.length} selected</p>
      <label className={styles.reason}>
        <span>Reason for rejecting (optional)</span>
        <input className="input" ref={reason} autoComplete="off" />
      </label>
      <ActionButton
        icon="close"
        label={`Reject ${selected.length}`}
        data-act-on-selected="reject"
        busy={busy}
        onPress={() => act("reject", reason.current?.value)}
      />
      <ActionButton
        look="button small"
        icon="check"
        label={`Approve ${selected.length}`}
        data-act-on-selected="approve"
        busy={busy}
        onPress={() => act("approve")}
      />
    </section>
  );
}
