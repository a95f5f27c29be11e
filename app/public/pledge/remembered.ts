import { useSyncExternalStore } from "react";

/** Under which this device alone remembers that the pledge was taken on it. */
const TAKEN = "pledge-taken";

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Where nothing may be kept, nothing is remembered. */
function read(): boolean {
  try {
    return localStorage.getItem(TAKEN) !== null;
  } catch {
    return false;
  }
}

/** Notes on this device that the pledge was taken; nobody else learns of it. */
export function rememberPledge(): void {
  try {
    localStorage.setItem(TAKEN, "1");
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** Whether the pledge was taken on this device; nobody knows before scripts run. */
export const useRemembered = (): boolean => useSyncExternalStore(listen, read, () => false);
