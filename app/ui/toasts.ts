/** What a toast says and how: a success, a warning or a failure. */
export interface Toast {
  kind: "ok" | "warn" | "bad";
  /** Stands before the words, in one or two words of its own: 'Deleted!'. */
  title?: string;
  words: string;
  /** Milliseconds it stays, where a screen has its own; else those of its place. */
  time?: 3000 | 10_000;
  /** The way to take back what was done, while the toast is there. */
  undo?: { label: string; act: () => void };
}

/** Where toasts stand and how long: the shared ones top-centre, the enquiry's in the corner (docs/product.md, 7). */
export type ToastPlace = "top" | "corner";
export const TOAST_TIME: Record<ToastPlace, number> = { top: 2000, corner: 5000 };

export interface ShownToast extends Toast {
  id: number;
  place: ToastPlace;
}

let shown: readonly ShownToast[] = [];
let next = 1;
const listeners = new Set<() => void>();

const change = (toasts: readonly ShownToast[]) => {
  shown = toasts;
  for (const listener of listeners) listener();
};

/** Shows a toast. It takes the place of the one before, which no longer holds. */
export function showToast(toast: Toast, place: ToastPlace = "top") {
  change([...shown.filter((other) => other.place !== place), { ...toast, id: next++, place }]);
}

export function dropToast(id: number) {
  change(shown.filter((toast) => toast.id !== id));
}

export function listenToToasts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const NONE: readonly ShownToast[] = [];
const regions: symbol[] = [];

/** What one region shows: everything while it is the foremost, else nothing. */
export const toastsOf = (region: symbol) => (regions.at(-1) === region ? shown : NONE);
export const noToasts = () => NONE;

/** Lets a region speak until it goes. One inside a dialog is before that of the page, whichever came first. */
export function speakThrough(region: symbol, insideDialog: boolean) {
  if (insideDialog) regions.push(region);
  else regions.unshift(region);
  change(shown);
  return () => {
    regions.splice(regions.indexOf(region), 1);
    change(shown);
  };
}
