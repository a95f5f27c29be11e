import { type RefObject, useEffect } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { type Shortcuts, useArrowNavigation, useKeyboardShortcuts } from "../hooks/use-keyboard-shortcuts.ts";
import { openButton } from "../hooks/use-url-dialog.ts";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const ENQUIRY_ONLY = ["j", "k", "t", "w", "m", "n", ...DIGITS];

/** Clicks the button with this shortcut, or focuses the first field of its group. */
function reach(key: string): void {
  const existing = document.querySelector<HTMLElement>(`dialog[open] [data-key="${key}"]`);
  if (existing instanceof HTMLButtonElement) existing.click();
  else (existing?.querySelector<HTMLElement>("textarea") ?? existing?.querySelector("button"))?.focus();
}

const KEYS: Shortcuts = Object.fromEntries(ENQUIRY_ONLY.map((key) => [key, () => reach(key)]));

/** Elements declare their shortcut as `data-key`. */
export const useEnquiryKeys = (): void => useKeyboardShortcuts(KEYS, 1);

/**
 * Ctrl Enter submits the form in sight from anywhere in its enquiry, but for another form's fields.
 * @param submitter selector of its main button; stable
 */
export function useSubmitKey(form: RefObject<HTMLFormElement | null>, submitter: string): void {
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, repeat, target }: KeyboardEvent) => {
      if (key !== "Enter" || !(ctrlKey || metaKey) || repeat) return;
      const field = target instanceof Element ? target.closest("input, textarea, select") : null;
      if (form.current?.closest("[hidden]") || (field && !form.current?.contains(field))) return;
      if (document.querySelectorAll("dialog[open]").length === 1)
        form.current?.requestSubmit(form.current.querySelector<HTMLElement>(submitter));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [form, submitter]);
}

const selectFocusedRow = () =>
  document.activeElement?.closest("tr")?.querySelector<HTMLElement>("input[type=checkbox]")?.click();

/** J and K move through the rows. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const walk = (by: 1 | -1) => () => useArrowNavigation(list, by, `[id^=${openButton("")}]`);
  useKeyboardShortcuts({ j: walk(1), k: walk(-1), x: selectFocusedRow }, 0);
}

export const ROW_KEYS = t([
  ["J", "next"],
  ["K", "previous"],
  ["Enter", "open"],
  ["X", "select"],
  ["A", "Assign to me"],
  ["U", "Release"],
  ["M", "Mark as answered"],
] as const);
export const ENQUIRY_KEYS = t([
  ["J", "next"],
  ["K", "previous"],
  ["T", "Assign to me"],
  ["W", "Write a reply"],
  ["1 to 9", "Saved reply"],
  ["M", "Mark as answered"],
  ["N", "Note"],
  ["Ctrl Enter", "Send reply"],
  ["Esc", "close"],
] as const);
