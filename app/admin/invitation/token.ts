/** The token of an invitation, for as long as this page stands. */
let token: string | null = null;

/** Takes the token out of the address, so that it stands in nobody's sight and in no history. */
export function takeToken(): void {
  const { hash, pathname, search } = location;
  if (hash.length <= 1) return;
  token = hash.slice(1);
  history.replaceState(history.state, "", pathname + search);
}

/** What was taken; null when the address held none. */
export const takenToken = (): string | null => token;

/** It was used, or is good for nothing. */
export const forgetToken = (): void => {
  token = null;
};
