import { useSyncExternalStore } from "react";

/** In memory only. */
let token: string | null = null;

/** Removes the token from the address bar and history. */
export function consumeToken(): void {
  const { hash, pathname, search } = location;
  if (hash.length <= 1) return;
  token = hash.slice(1);
  history.replaceState(history.state, "", pathname + search);
}

/** Another link may be opened on the same page. */
function subscribe(listener: () => void) {
  const take = () => {
    consumeToken();
    listener();
  };
  addEventListener("hashchange", take);
  return () => removeEventListener("hashchange", take);
}

export const getToken = (): string | null => token;

export const useToken = (): string | null => useSyncExternalStore(subscribe, getToken, () => null);
