import type { Testimonial } from "../../../domain/testimonials.rules.ts";
import { ActButton } from "../parts/act-button.tsx";
import { usePost } from "../parts/use-post.ts";
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
  const { busy, post } = usePost("several testimonials");
  if (selected.length === 0) return null;
  const act = (several: ActOnSeveral) => {
    onAct();
    const picked = items.filter(({ id }) => selected.includes(id)).map(({ id, version }) => ({ id, version }));
    void post({ several, testimonials: JSON.stringify(picked) });
  };
  return (
    <section className={styles.chosen} aria-label="Selected testimonials">
      <p role="status">{selected.length} selected</p>
      <ActButton
        icon="close"
        label={`Reject ${selected.length}`}
        data-act-on-selected="reject"
        busy={busy}
        onPress={() => act("reject")}
      />
      <ActButton
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
