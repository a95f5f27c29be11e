import type { Context } from "hono";
import { routePath } from "hono/route";
import { listPublicUrls, toPattern } from "../../shared/public-routes.ts";
import type { Env } from "./env.ts";

/** Others are logged as `other`. */
const PAGES = new Set(listPublicUrls("page"));

/**
 * Route pattern like `/api/testimonials/{id}`, never user input, so it may be logged. Call it after the
 * response.
 */
export function getRoute(c: Context<Env>): string {
  const route = routePath(c).replace(/:(\w+)(\{.*\})?/g, "{$1}");
  return route === "*" || route === "/*" ? getPage(c.req.path) : route;
}

/** Also matches React Router's `.data` requests. */
function getPage(path: string): string {
  const page = path.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  if (/^\/admin(\/|$)/.test(page)) return "/admin/*";
  const pattern = toPattern(page);
  return PAGES.has(pattern) ? pattern : "other";
}
