import { useState } from "react";

const NONE: ReadonlySet<number> = new Set();

/** Selected rows of a page, reset on page change. On phones boxes are shown while selecting only. */
export function useSelection(items: readonly { id: number }[], page: string) {
  const [chosen, setChosen] = useState({ page, ids: NONE, isSelecting: false });
  if (chosen.page !== page) setChosen({ page, ids: NONE, isSelecting: false });
  const present = items.map(({ id }) => id);
  const selected = present.filter((id) => chosen.ids.has(id));
  const choose = (ids: ReadonlySet<number>) => setChosen((before) => ({ ...before, ids }));
  return {
    selected,
    isSelected: (id: number) => chosen.ids.has(id),
    isSelecting: chosen.isSelecting,
    begin: () => setChosen((before) => ({ ...before, isSelecting: true })),
    end: () => setChosen({ page, ids: NONE, isSelecting: false }),
    all: selected.length === present.length && present.length > 0,
    choose: (ids: readonly number[]) => choose(new Set(ids)),
    toggle(id: number) {
      const ids = new Set(selected);
      if (!ids.delete(id)) ids.add(id);
      choose(ids);
    },
    toggleAll() {
      choose(selected.length === present.length ? NONE : new Set(present));
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
