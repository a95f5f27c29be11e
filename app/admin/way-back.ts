import { href } from "react-router";

type Place = Pick<URL, "pathname" | "search" | "hash">;

/** Where an administrator begins. */
export const FIRST_SCREEN = href("/admin/dashboard");

/** Where somebody who must set up a second factor first does so; what they were going to comes afterwards. */
export const setUpFirst = (back: string): string => `${href("/admin/profile")}?back=${encodeURIComponent(back)}`;

/** The address of the login that brings somebody back to where they were. */
export const loginFrom = (here: Place): string => `${href("/admin")}?back=${encodeURIComponent(wholeOf(here))}`;

/** A place of the office, with the one thing on it that its address names. */
export const wholeOf = ({ pathname, search, hash }: Place): string => pathname + search + hash;

let goingTo: Place | undefined;

/** Told where somebody is on the way to, until they are there. */
export function onTheWay(to: Place | undefined): void {
  goingTo = to;
}

/** The place that the router asks for: a request holds nothing of what stands behind `#`. */
export function placeOf({ url }: Pick<Request, "url">): URL {
  const place = new URL(url);
  const { pathname, search } = place;
  const whole = [goingTo, location].find((one) => one?.pathname === pathname && one.search === search);
  place.hash = whole?.hash ?? "";
  return place;
}

/**
 * Where to go after the login: the screen asked for, as long as it is one of the back office. Anything else, such as
 * another site dressed as a path (`//evil.test`, `/\evil.test`), leads to the first screen.
 */
export function wayBack(asked: string | null): string {
  const here = "http://localhost";
  if (!asked?.startsWith("/")) return FIRST_SCREEN;
  try {
    const place = new URL(asked, here);
    return place.origin === here && place.pathname.startsWith("/admin/") ? wholeOf(place) : FIRST_SCREEN;
  } catch {
    return FIRST_SCREEN;
  }
}
