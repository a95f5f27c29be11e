import { useFetcher } from "react-router";
import type { Testimonial } from "../../../domain/testimonials.rules.ts";
import { Icon } from "../parts/icon.tsx";
import type { ActOnSeveral } from "./decide-several.ts";
import styles from "./list.module.css";

interface ChosenProps {
  items: readonly Testimonial[];
  /** The ids of those that are decided about together. */
  selected: readonly number[];
  /** Told before the cards may go away. */
  onAct: () => void;
}

/** What can be done with the selected ones; not there while there are none. */
export function Chosen({ items, selected, onAct }: ChosenProps) {
  const fetcher = useFetcher({ key: "several testimonials" });
  const busy = fetcher.state !== "idle";
  if (selected.length === 0) return null;
  const act = (several: ActOnSeveral) => {
    if (busy) return;
    onAct();
    const picked = items.filter(({ id }) => selected.includes(id)).map(({ id, version }) => ({ id, version }));
    fetcher.submit({ several, testimonials: JSON.stringify(picked) }, { method: "post" });
  };
  return (
    <section className={styles.chosen} aria-label="Selected testimonials">
      <p role="status">{selected.length} selected</p>
      <button
        className="button small outlined"
        type="button"
        data-act-on-selected="reject"
        aria-disabled={busy || undefined}
        onClick={() => act("reject")}
      >
        <Icon name="close" />
        Reject {selected.length}
      </button>
      <button
        className="button small"
        type="button"
        data-act-on-selected="approve"
        aria-disabled={busy || undefined}
        onClick={() => act("approve")}
      >
        <Icon name="check" />
        Approve {selected.length}
      </button>
    </section>
  );
}
