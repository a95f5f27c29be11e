import { useSyncExternalStore } from "react";

const TAKEN = "pledge-taken";

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** False where storage is blocked. */
function read(): boolean {
  try {
    return localStorage.getItem(TAKEN) !== null;
  } catch {
    return false;
  }
}

/** On this device only. */
export function rememberPledge(): void {
  try {
    localStorage.setItem(TAKEN, "1");
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** False on the server. */
export const useRemembered = (): boolean => useSyncExternalStore(listen, read, () => false);
