import { useState } from "react";

/** Which rows of the page are selected. Rows that went away are not; another page begins with none. */
export function useSelection(present: number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const selected = present.filter((id) => chosen.has(id));
  return {
    selected,
    isSelected: (id: number) => chosen.has(id),
    all: selected.length === present.length && present.length > 0,
    toggle(id: number) {
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      });
    },
    /** Selects every row of the page, or none. */
    toggleAll() {
      setChosen(new Set(selected.length === present.length ? [] : present));
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
