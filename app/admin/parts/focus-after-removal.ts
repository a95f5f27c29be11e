import { useEffect, useRef } from "react";

/** Whoever lost the focus later lost it by something else, in milliseconds. */
const SOON = 30_000;

/**
 * A deletion takes a row or a card away, and the focus with it: what moved into its place gets it, or the screen when
 * nothing is left. The list may be loaded before the row goes or before a dialog over it has closed: it waits until the
 * focus is lost.
 * @param items what is listed
 * @param target selects, within the list, what takes the focus: one element for each item
 * @param otherwise selects what takes it when nothing is left: the screen, unless it is told
 */
export function useFocusAfterRemoval<List extends HTMLElement>(
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
    /** To be told before the item at this place may go. */
    remember(index: number) {
      removed.current = { index, items, until: performance.now() + SOON };
    },
  };
}
