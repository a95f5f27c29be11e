import { useSyncExternalStore } from "react";
import { DISTRICT_KEY } from "../../inline/public-page.ts";

const listeners = new Set<() => void>();

/** Remembers the district filter in session storage; blank: all. */
export function selectDistrict(district: string): void {
  try {
    sessionStorage.setItem(DISTRICT_KEY, district);
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
