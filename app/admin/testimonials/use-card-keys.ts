import type { RefObject } from "react";
import { useKeys, walkOver } from "../parts/keys.ts";
import { undoLast } from "../parts/undo.ts";

/**
 * Keys of a list of testimonials: J and K walk over the cards, the others press a button of the card that has the focus, or of
 * those that are selected. Without either they do nothing.
 */
export function useCardKeys(grid: RefObject<HTMLUListElement | null>): void {
  const walk = (by: 1 | -1) => () => walkOver(grid, by, "h2 button");
  const press = (act: string) => () => {
    const ofSelected = document.querySelector<HTMLElement>(`[data-act-on-selected="${act}"]`);
    const card = [...(grid.current?.children ?? [])].find((one) => one.contains(document.activeElement));
    (ofSelected ?? card?.querySelector<HTMLElement>(`[data-act="${act}"]`))?.click();
  };
  useKeys({ j: walk(1), k: walk(-1), a: press("approve"), r: press("reject"), e: press("edit"), u: undoLast }, 0);
}

/** The keys, for those who look. */
export const CARD_KEYS = [
  ["J", "next"],
  ["K", "previous"],
  ["A", "Approve"],
  ["R", "Reject"],
  ["E", "Edit"],
  ["U", "Undo"],
] as const;
