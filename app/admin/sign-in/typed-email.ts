import type { Location } from "react-router";

/** What goes along from the login to the next step: the address that was typed already. Never in the address bar. */
export const typedEmail = (email: string) => ({ email });

/** The address that came along, if one did. */
export function emailTyped({ state }: Pick<Location, "state">): string | undefined {
  const { email } = (state ?? {}) as Partial<ReturnType<typeof typedEmail>>;
  return typeof email === "string" ? email : undefined;
}
