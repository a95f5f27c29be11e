import { type RefObject, useEffect, useRef } from "react";

/** Milliseconds. */
const MAX_DELAY_MS = 30_000;

/** After a deletion moves focus to the next item, or to the page. */
export function useFocusAfterDelete<List extends HTMLElement>(
  items: readonly unknown[],
  target: string,
  otherwise = "#main",
) {
  const list = useRef<List>(null);
  const removed = useRef<{ index: number; items: readonly unknown[]; until: number }>(undefined);
  useEffect(() => {
    const { current } = removed;
    if (!current || current.items === items || document.activeElement !== document.body) return;
    removed.current = undefined;
    if (performance.now() > current.until) return;
    const places = list.current?.querySelectorAll<HTMLElement>(target) ?? [];
    (places[Math.min(current.index, items.length - 1)] ?? document.querySelector<HTMLElement>(otherwise))?.focus();
  });
  return {
    list,
    /** Call before removing the item at `index`. */
    remember(index: number) {
      removed.current = { index, items, until: performance.now() + MAX_DELAY_MS };
    },
  };
}

/** Falls back to the heading when the opener is gone. */
export function useRestoreFocus(opened: string | null, heading: RefObject<HTMLElement | null>): void {
  const before = useRef(opened);
  useEffect(() => {
    if (before.current !== null && opened === null && document.activeElement === document.body)
      heading.current?.focus();
    before.current = opened;
  }, [opened, heading]);
}
