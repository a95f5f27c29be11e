import { href } from "react-router";

type Place = Pick<URL, "pathname" | "search" | "hash">;

export const FIRST_SCREEN = href("/admin/dashboard");

/** Required two-factor setup, with return URL. */
export const setUpFirst = (back: string): string => `${href("/admin/profile")}?back=${encodeURIComponent(back)}`;

/** Login with return URL. */
export const loginFrom = (here: Place): string => `${href("/admin")}?back=${encodeURIComponent(wholeOf(here))}`;

export const wholeOf = ({ pathname, search, hash }: Place): string => pathname + search + hash;

let goingTo: Place | undefined;

/** Records the target of a pending navigation. */
export function onTheWay(to: Place | undefined): void {
  goingTo = to;
}

/** Request URLs lack the fragment. */
export function placeOf({ url }: Pick<Request, "url">): URL {
  const place = new URL(url);
  const { pathname, search } = place;
  const whole = [goingTo, location].find((one) => one?.pathname === pathname && one.search === search);
  place.hash = whole?.hash ?? "";
  return place;
}

/** Prevents open redirects (`//evil.test`, `/\evil.test`): only admin paths; otherwise the first screen. */
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
