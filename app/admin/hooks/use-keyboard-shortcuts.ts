import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from "react";

export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Local storage key. */
const SWITCH = "keys";
const SWITCHED = "keys-switched";

/** Single-key shortcuts can be turned off (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => localStorage.getItem(SWITCH) !== "off";

export function useShortcutsSwitch(): [on: boolean, turn: (on: boolean) => void] {
  const on = useSyncExternalStore(listen, areShortcutsOn, () => true);
  return [
    on,
    (isEnabled) => {
      if (isEnabled) localStorage.removeItem(SWITCH);
      else localStorage.setItem(SWITCH, "off");
      dispatchEvent(new Event(SWITCHED));
    },
  ];
}

function listen(changed: () => void): () => void {
  const events = ["storage", SWITCHED];
  for (const name of events) addEventListener(name, changed);
  return () => {
    for (const name of events) removeEventListener(name, changed);
  };
}

/**
 * Single-key shortcuts; inactive while typing or under a dialog.
 * @param under number of dialogs open while they are active
 */
export function useKeyboardShortcuts(keys: Shortcuts, under: 0 | 1): void {
  const now = useRef(keys);
  // Layout effects: a key pressed as soon as the screen is painted counts.
  useLayoutEffect(() => {
    now.current = keys;
  }, [keys]);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, altKey, ctrlKey, metaKey, repeat, isComposing } = event;
      const act = now.current[getLatinKey(event)];
      if (!act || altKey || ctrlKey || metaKey || repeat || isComposing || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(TYPED)) return;
      if (!areShortcutsOn()) return;
      if (document.querySelectorAll("dialog[open]").length !== under) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [under]);
}

/** The key in lower case; on a non-Latin keyboard the Latin key at the same position. */
export function getLatinKey({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const isOfAnotherScript = key === "Process" || /^\P{ASCII}$/u.test(key);
  if (!isOfAnotherScript) return key.toLowerCase();
  if (code === "Slash") return "/";
  const [, onLatin] = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code) ?? [];
  return (onLatin ?? key).toLowerCase();
}

const TYPED =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]";

/** Moves focus in a list. */
export function useArrowNavigation(list: RefObject<HTMLElement | null>, by: 1 | -1, target: string): void {
  const allElements = [...(list.current?.children ?? [])];
  const at = allElements.findIndex((element) => element.contains(document.activeElement));
  allElements[at < 0 ? 0 : at + by]?.querySelector<HTMLElement>(target)?.focus();
}
