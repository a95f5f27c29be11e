import { href, useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

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
  const target = [getTargetUrl, location].find((item) => item?.pathname === pathname && item.search === search);
  place.hash = target?.hash ?? "";
  return place;
}

/** Prevents open redirects (`//evil.test`, `/\evil.test`): only admin paths; otherwise the first screen. */
export function getReturnUrl(requested: string | null): string {
  const base = "http://localhost";
  if (!requested?.startsWith("/")) return FIRST_SCREEN;
  try {
    const place = new URL(requested, base);
    return place.origin === base && place.pathname.startsWith("/admin/") ? toFullPath(place) : FIRST_SCREEN;
  } catch {
    return FIRST_SCREEN;
  }
}

/** From 1; invalid values become 1. */
export function getPageNumber(parameters: URLSearchParams, most = Number.MAX_SAFE_INTEGER): number {
  const page = Number(parameters.get("page") ?? 1);
  return Number.isSafeInteger(page) && page > 0 && page <= most ? page : 1;
}

/** Omits the first page and blank values. */
export function withParameters(screen: string, requested: Readonly<Record<string, string>>, page: number): string {
  const filled = Object.entries(requested).filter(([, value]) => value !== "");
  const parameters = new URLSearchParams(page > 1 ? [...filled, ["page", String(page)]] : filled);
  return parameters.size > 0 ? `${screen}?${parameters}` : screen;
}

/** Public URL of a stored file. */
export function useFileUrl(): (path: string) => string {
  const root = useRouteLoaderData<typeof loader>("admin/root");
  return (path) => (root?.fileBase ?? "") + path;
}
