import { useEffect, useRef } from "react";

/**
 * A deletion takes a row or a card away, and the focus with it: what moved into its place gets it, or the screen when
 * nothing is left.
 * @param items what is listed; a new array whenever the list was loaded
 * @param target selects, within the list, what takes the focus: one element for each item
 */
export function useFocusAfterRemoval<List extends HTMLElement>(items: readonly unknown[], target: string) {
  const list = useRef<List>(null);
  const removed = useRef<number>(undefined);
  useEffect(() => {
    const index = removed.current;
    removed.current = undefined;
    if (index === undefined || document.activeElement !== document.body) return;
    const places = list.current?.querySelectorAll<HTMLElement>(target) ?? [];
    (places[Math.min(index, items.length - 1)] ?? document.getElementById("main"))?.focus();
  }, [items, target]);
  return {
    list,
    /** To be told before the item at this place may go. */
    remember(index: number) {
      removed.current = index;
    },
  };
}
