import { useSyncExternalStore } from "react";
import type { AdminProfile } from "../../../shared/accounts/accounts.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { isRole, type Role } from "../../../shared/permissions/permissions.ts";

/** Local storage keys, as specified. */
const TOKEN = "token";
const ADMIN = "admin";

/** With the permissions, once a screen has loaded. */
export interface StoredAdmin extends AdminProfile {
  id?: number | undefined;
  role?: Role | undefined;
  must_set_up?: boolean | undefined;
}

/** Session storage key: the session has ended on the server. */
const ENDED = "session-ended";

/** Messages after a session has ended: it expired, or was ended elsewhere. */
export const SESSION_COPY = {
  ended: t("Your session has ended. Please log in again."),
  kept: t("What you typed is kept, and will be there after you log in."),
} as const;

/** Window event, as specified. */
const PROFILE_UPDATED = "profile-updated";

/** Null when signed out. */
export const storedToken = (): string | null => localStorage.getItem(TOKEN);

export function beginSession(token: string, admin: StoredAdmin): void {
  localStorage.setItem(TOKEN, token);
  sessionStorage.removeItem(ENDED);
  saveAdmin(admin);
}

/** Notifies subscribers. */
export function saveAdmin(admin: StoredAdmin): void {
  localStorage.setItem(ADMIN, JSON.stringify(admin));
  dispatchEvent(new Event(PROFILE_UPDATED));
}

export function endSession(): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(ADMIN);
  dispatchEvent(new Event(PROFILE_UPDATED));
}

/** Notes for the login that the session did not end by a logout. */
export const noteSessionEnded = (): void => sessionStorage.setItem(ENDED, "1");

/** True if this window's session ended and no login followed. */
export const hasSessionEnded = (): boolean => sessionStorage.getItem(ENDED) !== null;

/** Returns the unsubscribe function. */
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
const getServerSnapshot = () => null;

export const useAdmin = (): StoredAdmin | null =>
  readAdmin(useSyncExternalStore(subscribe, snapshot, getServerSnapshot));

/** Not reactive. */
export const storedAdmin = (): StoredAdmin | null => readAdmin(snapshot());

function readAdmin(stored: string | null): StoredAdmin | null {
  if (!stored) return null;
  try {
    const admin = JSON.parse(stored) as StoredAdmin;
    const { name, email, profile, role } = admin;
    const isValid =
      typeof name === "string" &&
      typeof email === "string" &&
      (profile === null || typeof profile === "string") &&
      (role === undefined || isRole(role));
    return isValid ? admin : null;
  } catch {
    return null;
  }
}
