import { useSyncExternalStore } from "react";
import { DISTRICT_KEY } from "../../inline/lazy-hydration.ts";

const listeners = new Set<() => void>();

/** Remembers the district filter in session storage; blank: all. */
export function selectDistrict(district: string): void {
  try {
    if (district) sessionStorage.setItem(DISTRICT_KEY, district);
    else sessionStorage.removeItem(DISTRICT_KEY);
  } catch {
    // Storage is blocked.
  }
  for (const listener of listeners) listener();
}

/** Blank: all. */
export const useSelectedDistrict = (): string => useSyncExternalStore(listen, read, () => "");

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string {
  try {
    return sessionStorage.getItem(DISTRICT_KEY) ?? "";
  } catch {
    return "";
  }
}
