import { useSyncExternalStore } from "react";

/** The token of an invitation, for as long as this page stands. */
let token: string | null = null;

/** Takes the token out of the address, so that it stands in nobody's sight and in no history. */
export function takeToken(): void {
  const { hash, pathname, search } = location;
  if (hash.length <= 1) return;
  token = hash.slice(1);
  history.replaceState(history.state, "", pathname + search);
}

/** Another link may be opened where the page stands already. */
function subscribe(listener: () => void) {
  const take = () => {
    takeToken();
    listener();
  };
  addEventListener("hashchange", take);
  return () => removeEventListener("hashchange", take);
}

/** What was taken; null when the address held none. */
export const takenToken = (): string | null => token;

/** The same, as it changes. */
export const useToken = (): string | null => useSyncExternalStore(subscribe, takenToken, () => null);
