import { useSyncExternalStore } from "react";
import { CHOSEN_DISTRICT } from "../../inline/lazy-hydration.ts";

const listeners = new Set<() => void>();

/** Remembers the district filter in session storage; blank: all. */
export function chooseDistrict(district: string): void {
  try {
    if (district) sessionStorage.setItem(CHOSEN_DISTRICT, district);
    else sessionStorage.removeItem(CHOSEN_DISTRICT);
  } catch {
    // Storage is blocked.
  }
  for (const listener of listeners) listener();
}

/** Blank: all. */
export const useChosenDistrict = (): string => useSyncExternalStore(listen, read, () => "");

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string {
  try {
    return sessionStorage.getItem(CHOSEN_DISTRICT) ?? "";
  } catch {
    return "";
  }
}
