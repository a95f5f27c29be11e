import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";

/** What each key does, by the letter on it. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Where this browser holds that single keys are off. */
const SWITCH = "keys";
const SWITCHED = "keys-switched";

/** Whether single keys do anything in this browser: who speaks to it, or presses keys by mistake, turns them off (WCAG 2.1.4). */
export const keysAreOn = (): boolean => localStorage.getItem(SWITCH) !== "off";

/** The same as it changes, and the way to turn them on or off. */
export function useKeysSwitch(): [on: boolean, turn: (on: boolean) => void] {
  const on = useSyncExternalStore(listen, keysAreOn, () => true);
  return [
    on,
    (wanted) => {
      if (wanted) localStorage.removeItem(SWITCH);
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
      const { target, altKey, ctrlKey, metaKey, repeat, isComposing } = event;
      const act = now.current[latinKeyOf(event)];
      if (!act || altKey || ctrlKey || metaKey || repeat || isComposing || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(TYPED)) return;
      if (!keysAreOn()) return;
      if (document.querySelectorAll("dialog[open]").length !== under) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [under]);
}

/** What a key says, in lower case; on a keyboard of another script, what it says on a Latin one at the same place. */
export function latinKeyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const isOfAnotherScript = key === "Process" || /^\P{ASCII}$/u.test(key);
  if (!isOfAnotherScript) return key.toLowerCase();
  if (code === "Slash") return "/";
  const [, onLatin] = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code) ?? [];
  return (onLatin ?? key).toLowerCase();
}

/** Where letters are typed, or find a line of a list. */
const TYPED =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]";

/** From the one of a list that has the focus to the next or the one before; to the first where none has it. */
export function walkOver(list: RefObject<HTMLElement | null>, by: 1 | -1, target: string): void {
  const all = [...(list.current?.children ?? [])];
  const at = all.findIndex((one) => one.contains(document.activeElement));
  all[at < 0 ? 0 : at + by]?.querySelector<HTMLElement>(target)?.focus();
}
