import type { RefObject } from "react";
import { useArrowNavigation, useKeyboardShortcuts } from "../hooks/use-keyboard-shortcuts.ts";
import { undoLast } from "../lib/undo-toast.ts";

/** J and K move between cards; other keys press a button of the focused card or the selection. */
export function useCardKeys(grid: RefObject<HTMLUListElement | null>): void {
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

export const CARD_KEYS = [
  ["J", "next"],
  ["K", "previous"],
  ["A", "Approve"],
  ["R", "Reject"],
  ["E", "Edit"],
  ["U", "Undo"],
] as const;
