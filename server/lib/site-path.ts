import type { href } from "react-router";
import type { PublicLink } from "../../shared/public-routes.ts";

type Route = Parameters<typeof href>[0];
type Office =
  Extract<Route, "/admin" | `/admin/${string}`> extends infer Pattern
    ? Pattern extends `${infer Before}:${string}`
      ? `${Before}${string}`
      : Pattern & string
    : never;

/** Type of existing public and admin URLs. */
export type SiteAddress = PublicLink | Office | `${Office}?${string}` | `${Office}#${string}`;
