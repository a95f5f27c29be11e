import { useSyncExternalStore } from "react";
import { CHOSEN_DISTRICT } from "../arrive-later.ts";

const listeners = new Set<() => void>();

/** Remembers, until the visit ends, the district whose events were chosen; blank: all. Only this browser knows it. */
export function chooseDistrict(district: string): void {
  try {
    if (district) sessionStorage.setItem(CHOSEN_DISTRICT, district);
    else sessionStorage.removeItem(CHOSEN_DISTRICT);
  } catch {
    // Where nothing may be stored, nothing is remembered.
  }
  for (const listener of listeners) listener();
}

/** The district that was chosen during this visit; blank: all. */
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
