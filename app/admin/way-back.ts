import { href } from "react-router";
/** Where an administrator begins. */
export const FIRST_SCREEN = href("/admin/dashboard");

/** Where somebody who must set up a second factor first does so; what they were going to comes afterwards. */
export const setUpFirst = (back: string): string => `${href("/admin/profile")}?back=${encodeURIComponent(back)}`;

/** The address of the login that brings somebody back to where they were. */
export const loginFrom = ({ pathname, search }: Pick<URL, "pathname" | "search">): string =>
  `${href("/admin")}?back=${encodeURIComponent(pathname + search)}`;

/**
 * Where to go after the login: the screen asked for, as long as it is one of the back office. Anything else, such as
 * another site dressed as a path (`//evil.test`, `/\evil.test`), leads to the first screen.
 */
export function wayBack(asked: string | null): string {
  const here = "http://localhost";
  if (!asked?.startsWith("/")) return FIRST_SCREEN;
  try {
    const { origin, pathname, search } = new URL(asked, here);
    return origin === here && pathname.startsWith("/admin/") ? pathname + search : FIRST_SCREEN;
  } catch {
    return FIRST_SCREEN;
  }
}
