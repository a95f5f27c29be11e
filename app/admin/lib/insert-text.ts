/**
 * Puts text in the place of a range of a text area, which gets the focus, as if it were typed: Ctrl Z takes it back, and
 * `input` is dispatched.
 * @param end exclusive; both count UTF-16 code units
 */
export function insertText(area: HTMLTextAreaElement, text: string, start: number, end: number): void {
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, end);
  // Deprecated, but no other call enters the undo history of a field.
  const isDone = text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text);
  if (isDone) return;
  area.setRangeText(text, start, end, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
