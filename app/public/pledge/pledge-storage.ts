import { useSyncExternalStore } from "react";

const PLEDGE_KEY = "pledge-taken";

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** False where storage is blocked. */
function read(): boolean {
  try {
    return localStorage.getItem(PLEDGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** On this device only. */
export function savePledge(): void {
  try {
    localStorage.setItem(PLEDGE_KEY, "1");
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** False on the server. */
export const useSavedPledge = (): boolean => useSyncExternalStore(listen, read, () => false);
