export interface Toast {
  kind: "ok" | "warn" | "bad";
  /** 'Deleted!'. */
  title?: string;
  text: string;
  /** Milliseconds; default by place. */
  time?: 3000 | 10_000;
  undo?: { label: string; act: () => void };
}

/** Position and duration, as specified. */
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

/** Replaces the current toast. */
export function showToast(toast: Toast, place: ToastPlace = "top") {
  change([...shown.filter((otherToast) => otherToast.place !== place), { ...toast, id: next++, place }]);
}

export function dropToast(id: number) {
  change(shown.filter((toast) => toast.id !== id));
}

/** For a screen that shows the same message itself. */
export function dropToastsWith(text: string) {
  change(shown.filter((toast) => toast.text !== text));
}

export function listenToToasts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const NONE: readonly ShownToast[] = [];
const regions: symbol[] = [];

/** Only the active region shows toasts. */
export const getToasts = (region: symbol) => (regions.at(-1) === region ? shown : NONE);
export const noToasts = () => NONE;

/** Registers a region; those inside dialogs take precedence. */
export function announceThrough(region: symbol, insideDialog: boolean) {
  if (insideDialog) regions.push(region);
  else regions.unshift(region);
  change(shown);
  return () => {
    regions.splice(regions.indexOf(region), 1);
    change(shown);
  };
}
