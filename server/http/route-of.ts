import type { Context } from "hono";
import { routePath } from "hono/route";
import { patternOf, publicAddresses } from "../../domain/public-addresses.ts";
import type { Env } from "./env.ts";

/** Pages that exist, by their pattern; whatever else somebody types is `other`. */
const PAGES = new Set(publicAddresses("page"));

/**
 * The pattern of the address that answered, such as `/api/testimonials/{id}`: one of a few dozen words, and never what
 * a visitor typed, so it may stand in logs and name a metric. Ask once the answer is there.
 */
export function routeOf(c: Context<Env>): string {
  const route = routePath(c).replace(/:(\w+)(\{.*\})?/g, "{$1}");
  return route === "*" || route === "/*" ? pageOf(c.req.path) : route;
}

/** Pages are asked for as documents, and by React Router as `….data`. */
function pageOf(path: string): string {
  const page = path.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  if (/^\/admin(\/|$)/.test(page)) return "/admin/*";
  const pattern = patternOf(page);
  return PAGES.has(pattern) ? pattern : "other";
}
