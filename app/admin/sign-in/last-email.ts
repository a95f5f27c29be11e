import type { Location } from "react-router";

/** History state with the typed email, which must not be in the URL. */
export const typedEmail = (email: string) => ({ email });

/** After an expired sign-in. */
export const beginAgain = (email: string) => ({ email, over: true });

const stateOf = ({ state }: Pick<Location, "state">) => (state ?? {}) as Partial<ReturnType<typeof beginAgain>>;

export function emailTyped(location: Pick<Location, "state">): string | undefined {
  const { email } = stateOf(location);
  return typeof email === "string" ? email : undefined;
}

export const comesFromOver = (location: Pick<Location, "state">): boolean => stateOf(location).over === true;
