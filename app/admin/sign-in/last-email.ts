import type { Location } from "react-router";

/** History state with the typed email, which must not be in the URL. */
export const getLastEmail = (email: string) => ({ email });

/** After an expired sign-in. */
export const restartLogin = (email: string) => ({ email, over: true });

const getState = ({ state }: Pick<Location, "state">) => (state ?? {}) as Partial<ReturnType<typeof restartLogin>>;

export function rememberEmail(location: Pick<Location, "state">): string | undefined {
  const { email } = getState(location);
  return typeof email === "string" ? email : undefined;
}

export const isExpiredRedirect = (location: Pick<Location, "state">): boolean => getState(location).over === true;
