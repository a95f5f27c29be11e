import { href } from "react-router";

type Place = Pick<URL, "pathname" | "search" | "hash">;

export const FIRST_SCREEN = href("/admin/dashboard");

/** Required two-factor setup, with return URL. */
export const toSetupUrl = (back: string): string => `${href("/admin/profile")}?back=${encodeURIComponent(back)}`;

/** Login with return URL. */
export const toLoginUrl = (here: Place): string => `${href("/admin")}?back=${encodeURIComponent(toFullPath(here))}`;

export const toFullPath = ({ pathname, search, hash }: Place): string => pathname + search + hash;

let getTargetUrl: Place | undefined;

/** Records the target of a pending navigation. */
export function getPendingUrl(to: Place | undefined): void {
  getTargetUrl = to;
}

/** Request URLs lack the fragment. */
export function toPath({ url }: Pick<Request, "url">): URL {
  const place = new URL(url);
  const { pathname, search } = place;
  const whole = [getTargetUrl, location].find((item) => item?.pathname === pathname && item.search === search);
  place.hash = whole?.hash ?? "";
  return place;
}

/** Prevents open redirects (`//evil.test`, `/\evil.test`): only admin paths; otherwise the first screen. */
export function getReturnUrl(asked: string | null): string {
  const here = "http://localhost";
  if (!asked?.startsWith("/")) return FIRST_SCREEN;
  try {
    const place = new URL(asked, here);
    return place.origin === here && place.pathname.startsWith("/admin/") ? toFullPath(place) : FIRST_SCREEN;
  } catch {
    return FIRST_SCREEN;
  }
}
