import type { href } from "react-router";
import type { PublicLink } from "../domain/public-addresses.ts";

type Route = Parameters<typeof href>[0];
type Office =
  Extract<Route, "/admin" | `/admin/${string}`> extends infer Pattern
    ? Pattern extends `${infer Before}:${string}`
      ? `${Before}${string}`
      : Pattern & string
    : never;

/** An address of the site that is there, with whatever follows its path: a public one, or one that the router has of the office. */
export type SiteAddress = PublicLink | Office | `${Office}?${string}` | `${Office}#${string}`;
