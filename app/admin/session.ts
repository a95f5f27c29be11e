import { useSyncExternalStore } from "react";
import { type AdminProfile, adminProfile } from "../../domain/admins.ts";

/** Names in the browser's local storage (docs/product.md, 4.4). */
const TOKEN = "token";
const ADMIN = "admin";

/** Broadcast on the window when the shown name or picture may have changed (docs/product.md, 4.1). */
const PROFILE_UPDATED = "profile-updated";

/** The token of the session, or null while nobody is logged in. */
export const storedToken = (): string | null => localStorage.getItem(TOKEN);

/** Keeps a new session in this browser. */
export function beginSession(token: string, admin: AdminProfile): void {
  localStorage.setItem(TOKEN, token);
  keepAdmin(admin);
}

/** Keeps who is logged in and tells those who show it. */
export function keepAdmin(admin: AdminProfile): void {
  localStorage.setItem(ADMIN, JSON.stringify(admin));
  dispatchEvent(new Event(PROFILE_UPDATED));
}

/** Forgets the session in this browser. */
export function endSession(): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(ADMIN);
  dispatchEvent(new Event(PROFILE_UPDATED));
}

/** Calls back when another window of this browser logs out. */
export function onLogoutElsewhere(leave: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if ((key === TOKEN || key === null) && !storedToken()) leave();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

function subscribe(listener: () => void) {
  addEventListener(PROFILE_UPDATED, listener);
  addEventListener("storage", listener);
  return () => {
    removeEventListener(PROFILE_UPDATED, listener);
    removeEventListener("storage", listener);
  };
}

const snapshot = () => localStorage.getItem(ADMIN);
const onServer = () => null;

/** Who is logged in, as last told by the server. */
export const useAdmin = (): AdminProfile | null => readAdmin(useSyncExternalStore(subscribe, snapshot, onServer));

/** The same, asked once. */
export const storedAdmin = (): AdminProfile | null => readAdmin(snapshot());

function readAdmin(stored: string | null): AdminProfile | null {
  if (!stored) return null;
  try {
    const read = adminProfile.safeParse(JSON.parse(stored));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
