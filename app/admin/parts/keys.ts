import { useEffect, useRef } from "react";

/** What each key does, by the letter on it. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Single keys that do what a button does. They rest while somebody types or a menu is open, and when anything lies over
 * what they belong to.
 * @param under how many dialogs are open while it is in front
 */
export function useKeys(keys: Keys, under: 0 | 1): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  }, [keys]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, repeat, isComposing } = event;
      const act = now.current[key.toLowerCase()];
      if (!act || altKey || ctrlKey || metaKey || repeat || isComposing || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(TYPED)) return;
      if (document.querySelectorAll("dialog[open]").length !== under) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [under]);
}

/** Where letters are typed, or find a line of a list. */
const TYPED =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]";
