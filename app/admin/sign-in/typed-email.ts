import type { Location } from "react-router";

/** What goes along from one step to the next: the address that was typed already. Never in the address bar. */
export const typedEmail = (email: string) => ({ email });

/** The same, from a login that is over: it says so where it begins again. */
export const beginAgain = (email: string) => ({ email, over: true });

const stateOf = ({ state }: Pick<Location, "state">) => (state ?? {}) as Partial<ReturnType<typeof beginAgain>>;

/** The address that came along, if one did. */
export function emailTyped(location: Pick<Location, "state">): string | undefined {
  const { email } = stateOf(location);
  return typeof email === "string" ? email : undefined;
}

/** Whether somebody comes from a login that is over. */
export const comesFromOver = (location: Pick<Location, "state">): boolean => stateOf(location).over === true;
